dealer:north vul:everybody declarer:opnr opener
