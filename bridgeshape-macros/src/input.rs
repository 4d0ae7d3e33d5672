//! What is written between the braces of `scenario!`.
//!
//! ```text
//! crate = path ;                                       once, at the beginning, if at all
//! ATTRIBUTES VISIBILITY NAME = SOURCE [, law = LAW] ;  any number; the last `;` may be left out
//!
//! SOURCE: "DSL text" | page("title" [, PICK]) | file("path" [, PICK])      PICK: "label" | number
//! LAW: bindings | deals
//! ```

use crate::refusal::invalid;
use bridgeshape_runtime::Law;
use proc_macro2::{Group, Ident, Span, TokenStream};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream, Parser};
use syn::{Attribute, Error, LitInt, LitStr, Path, Result, Token, Visibility};

/// All of it, with what could not be read.
pub(crate) struct Input {
    /// The path of the crate `bridgeshape`, if it has another name.
    pub(crate) facade: Option<Path>,
    pub(crate) definitions: Vec<Definition>,
    pub(crate) faults: Vec<Error>,
}

/// One type.
pub(crate) struct Definition {
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) visibility: Visibility,
    pub(crate) name: Ident,
    pub(crate) source: Source,
    pub(crate) law: Law,
}

/// Where its scenarios are.
pub(crate) enum Source {
    /// In this text.
    Dsl(LitStr),
    /// On a page of the catalogue.
    Page(LitStr, Option<Pick>),
    /// In a file of the crate: an answer of the API, or a text.
    File(LitStr, Option<Pick>),
}

/// Which of them.
pub(crate) enum Pick {
    /// Those with this label.
    Label(LitStr),
    /// That with this number, from 1.
    Number(LitInt),
}

impl Input {
    /// Reads as much as can be read.
    pub(crate) fn read(tokens: TokenStream) -> Input {
        let all = |input: ParseStream<'_>| Ok(Input::parse(input));
        Parser::parse2(all, tokens).unwrap_or_else(|error| Input {
            facade: None,
            definitions: Vec::new(),
            faults: vec![invalid(&error)],
        })
    }

    fn parse(input: ParseStream<'_>) -> Input {
        let (mut facade, mut definitions, mut faults) = (None, Vec::<Definition>::new(), Vec::new());
        while !input.is_empty() {
            let is_facade = input.peek(Token![crate]);
            let read = match (is_facade, facade.is_none() && definitions.is_empty()) {
                (true, true) => path(input).map(|path| facade = Some(path)),
                (true, false) => {
                    Err(Error::new(input.span(), "`crate = …;` stands once, before all definitions"))
                }
                (false, _) => input.parse().and_then(|definition: Definition| {
                    let name = &definition.name;
                    if definitions.iter().any(|other| other.name == *name) {
                        return Err(Error::new(name.span(), format_args!("`{name}` is defined twice")));
                    }
                    definitions.push(definition);
                    Ok(())
                }),
            };
            if let Err(error) = read.and_then(|()| end(input)) {
                faults.push(invalid(&error));
                skip(input);
            }
        }
        Input { facade, definitions, faults }
    }
}

/// `crate = path`
fn path(input: ParseStream<'_>) -> Result<Path> {
    input.parse::<Token![crate]>()?;
    equals(input, "crate = path::of::bridgeshape;")?;
    input.call(Path::parse_mod_style)
}

/// `;`, or the end.
fn end(input: ParseStream<'_>) -> Result<()> {
    if input.is_empty() || input.parse::<Option<Token![;]>>()?.is_some() {
        return Ok(());
    }
    Err(Error::new(input.span(), "expected `;` here, or `, law = deals`"))
}

/// On to the next definition.
fn skip(input: ParseStream<'_>) {
    while !input.is_empty() && !input.peek(Token![;]) {
        // A token tree can always be read where there is one.
        let _ = input.parse::<proc_macro2::TokenTree>();
    }
    let _ = input.parse::<Option<Token![;]>>();
}

fn equals(input: ParseStream<'_>, form: &str) -> Result<()> {
    match input.parse::<Option<Token![=]>>()? {
        Some(_) => Ok(()),
        None => Err(Error::new(at(input), format_args!("expected `=`, as in `{form}`"))),
    }
}

/// Where the next token is; where there is none, all of the macro.
fn at(input: ParseStream<'_>) -> Span {
    if input.is_empty() { Span::call_site() } else { input.span() }
}

impl Parse for Definition {
    fn parse(input: ParseStream<'_>) -> Result<Definition> {
        let attributes = input.call(Attribute::parse_outer)?;
        let visibility = input.parse()?;
        if !input.peek(Ident::peek_any) {
            return Err(Error::new(at(input), "expected the name of a type, as in `pub Landy = \"…\";`"));
        }
        let name: Ident = input.parse()?;
        equals(input, &format!("{name} = \"…\";"))?;
        let source = input.parse()?;
        let law = match input.parse::<Option<Token![,]>>()? {
            Some(_) => law(input)?,
            None => Law::Bindings,
        };
        Ok(Definition { attributes, visibility, name, source, law })
    }
}

/// `law = deals`
fn law(input: ParseStream<'_>) -> Result<Law> {
    let expected = "expected `law = bindings` or `law = deals`";
    let option = input.parse::<Ident>().map_err(|error| Error::new(error.span(), expected))?;
    if option != "law" {
        return Err(Error::new(option.span(), format_args!("no option is called `{option}`: {expected}")));
    }
    equals(input, "law = deals")?;
    let law = input.parse::<Ident>().map_err(|error| Error::new(error.span(), expected))?;
    match law.to_string().as_str() {
        "bindings" => Ok(Law::Bindings),
        "deals" => Ok(Law::Deals),
        other => Err(Error::new(law.span(), format_args!("no law is called `{other}`: {expected}"))),
    }
}

impl Parse for Source {
    fn parse(input: ParseStream<'_>) -> Result<Source> {
        let expected = "expected a source: a text in quotes, `page(\"…\")` or `file(\"…\")`";
        if input.peek(LitStr) {
            return Ok(Source::Dsl(input.parse()?));
        }
        let kind = input.call(Ident::parse_any).map_err(|_| Error::new(at(input), expected))?;
        let of = match kind.to_string().as_str() {
            "page" => Source::Page,
            "file" => Source::File,
            _ => return Err(Error::new(kind.span(), expected)),
        };
        let group: Group =
            input.parse().map_err(|_| Error::new(kind.span(), format_args!("expected `{kind}(\"…\")`")))?;
        let arguments = |inside: ParseStream<'_>| arguments(inside, &kind);
        let (name, pick) = Parser::parse2(arguments, group.stream()).map_err(|error| {
            // The end of a group has no place of its own.
            let nowhere = group.stream().is_empty();
            Error::new(if nowhere { kind.span() } else { error.span() }, error)
        })?;
        Ok(of(name, pick))
    }
}

/// `"title"`, `"title", "label"`, `"title", 2`
fn arguments(input: ParseStream<'_>, kind: &Ident) -> Result<(LitStr, Option<Pick>)> {
    let form =
        format!("expected `{kind}(\"…\")`, with a label or a number if need be: `{kind}(\"…\", \"…\")`");
    let name = input.parse().map_err(|error: Error| Error::new(error.span(), &form))?;
    if input.parse::<Option<Token![,]>>()?.is_none() || input.is_empty() {
        return if input.is_empty() { Ok((name, None)) } else { Err(input.error(form)) };
    }
    let pick = if input.peek(LitInt) {
        Pick::Number(input.parse()?)
    } else {
        Pick::Label(input.parse().map_err(|error: Error| Error::new(error.span(), &form))?)
    };
    input.parse::<Option<Token![,]>>()?;
    if input.is_empty() { Ok((name, Some(pick))) } else { Err(input.error(form)) }
}
