opener S=Kx H=K8 D=AA C=Z
