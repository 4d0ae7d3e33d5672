//! The items that come of a definition: the type, the type of what is chosen, a hidden module for each scenario.
//!
//! They hold in any place where items may stand, function bodies too: what is hidden is named by the type, and modules
//! reach the crate `bridgeshape` by a path of their own.

use crate::docs;
use crate::input::{Definition, Input};
use crate::refusal::{refusal, refused, unsupported};
use crate::source::{Form, Place, Read};
use bridgeshape_codegen::{COUNT_WORK, Unit, compile, module};
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_dsl_ir::ir::page_key;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::{Attribute, Error};

/// All that comes of what is written between the braces. What cannot be compiled becomes errors of the compiler.
pub(crate) fn expand(tokens: TokenStream) -> TokenStream {
    let Input { facade, definitions, faults } = Input::read(tokens);
    let facade = facade.map_or_else(|| quote!(::bridgeshape), |path| quote!(#path));
    let mut items: TokenStream = faults.iter().map(Error::to_compile_error).collect();
    for definition in &definitions {
        items.extend(match defined(definition, &facade) {
            Ok(items) => items,
            Err(faults) => faults.iter().map(Error::to_compile_error).collect(),
        });
    }
    items
}

/// A scenario, compiled.
pub(crate) struct Scene {
    pub(crate) unit: Unit,
    /// The name of its module.
    name: Ident,
    /// What stands in it.
    module: TokenStream,
}

/// The scenarios of a source.
fn scenes(definition: &Definition, read: &Read) -> Result<Vec<Scene>, Vec<Error>> {
    let span = definition.source.span();
    let (mut scenes, mut faults) = (Vec::new(), Vec::new());
    for one in read.scenarios() {
        match (one.clear()).map(|scenario| compile(scenario, definition.law, COUNT_WORK)) {
            Some(Ok(unit)) => match module(&unit, "super::facade") {
                Ok(text) => match text.parse() {
                    Ok(module) => {
                        scenes.push(Scene { unit, name: format_ident!("scenario_{}", one.number), module });
                    }
                    Err(_) => {
                        let what = "what was written of it is not Rust; please report this";
                        faults.push(refusal(span, Code::UnsupportedFeature, what));
                    }
                },
                Err(what) => faults.push(unsupported(span, one.number, what)),
            },
            Some(Err(why)) => {
                faults.push(refused(span, read.answer.text().unwrap_or_default(), one.number, &why));
            }
            None => faults.push(refusal(span, Code::DslErrors, "the scenario cannot be read")),
        }
    }
    if faults.is_empty() { Ok(scenes) } else { Err(faults) }
}

/// All items of a definition.
fn defined(definition: &Definition, facade: &TokenStream) -> Result<TokenStream, Vec<Error>> {
    let read = definition.source.read()?;
    let scenes = scenes(definition, &read)?;
    let Definition { attributes, visibility, name, .. } = definition;
    let hidden = format_ident!("__{}", name.unraw());
    let binding = format_ident!("{}Binding", name.unraw(), span = name.span());
    let docs = docs::of_type(definition, &read);
    let module = hidden_module(&hidden, &scenes, facade);
    let inherent = inherent(name, &binding, &scenes, facade);
    let of = implemented(name, &binding, &hidden, &scenes, facade);
    let binding_of = match &scenes[..] {
        [Scene { name, .. }] => quote!(#hidden::#name::Binding),
        _ => quote!(#hidden::Binding),
    };
    let content = Literal::string(&read.origin.content);
    let origin = match read.origin.form {
        Form::Dsl => quote!(Dsl(#content)),
        Form::Json => quote!(Json(#content)),
    };
    let watched = match &read.origin.place {
        // Whoever builds looks at the file again when it changes.
        Place::File(path) => quote! {
            const _: &[u8] = ::core::include_bytes!(
                ::core::concat!(::core::env!("CARGO_MANIFEST_DIR"), "/", #path)
            );
        },
        Place::Here | Place::Page(_) => TokenStream::new(),
    };
    // What is not there under some configuration is not there as a whole.
    let when: Vec<&Attribute> =
        attributes.iter().filter(|attribute| attribute.path().is_ident("cfg")).collect();
    Ok(quote! {
        #(#attributes)*
        #docs
        #visibility struct #name;
        #(#when)*
        #[allow(unused_imports, reason = "what is chosen need not be named")]
        #visibility use #binding_of as #binding;
        #(#when)*
        #module
        #(#when)*
        const _: () = {
            #inherent
            #of
            #watched
            #facade::__fixed! { #name, #origin }
        };
    })
}

/// The module of modules, out of everyone's sight.
fn hidden_module(hidden: &Ident, scenes: &[Scene], facade: &TokenStream) -> TokenStream {
    let modules = scenes.iter().map(|Scene { name, module, .. }| quote!(pub mod #name { #module }));
    let all = match scenes {
        [_] => TokenStream::new(),
        _ => {
            let docs = scenes.iter().map(docs::of_variant);
            let variants: Vec<Ident> = scenes.iter().map(variant).collect();
            let names: Vec<&Ident> = scenes.iter().map(|scene| &scene.name).collect();
            let bindings = scenes.iter().flat_map(|scene| {
                let (variant, name) = (variant(scene), &scene.name);
                (0..scene.unit.bindings.len()).map(move |at| {
                    let at = Literal::usize_unsuffixed(at);
                    quote!(Binding::#variant(#name::BINDINGS[#at]))
                })
            });
            quote! {
                /// The scenario, with what is chosen in it before the deal.
                #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
                pub enum Binding { #(#docs #variants(#names::Binding),)* }
                pub const BINDINGS: &[Binding] = &[#(#bindings),*];
            }
        }
    };
    quote! {
        #[doc(hidden)]
        #[allow(non_snake_case, dead_code, unreachable_pub, missing_docs, clippy::all, reason = "nobody sees it")]
        mod #hidden {
            use #facade as facade;
            #(#modules)*
            #all
        }
    }
}

/// The variant of a scenario, if there are several.
fn variant(scene: &Scene) -> Ident {
    format_ident!("Scenario{}", scene.unit.scenario.number)
}

/// What the type is to code that works for any.
fn implemented(
    name: &Ident,
    binding: &Ident,
    hidden: &Ident,
    scenes: &[Scene],
    facade: &TokenStream,
) -> TokenStream {
    let key = Literal::u128_unsuffixed(page_key(scenes.iter().map(|scene| &scene.unit.scenario)));
    let names = scenes.iter().map(|scene| &scene.name);
    let bindings = match scenes {
        [Scene { name, .. }] => quote!(&#hidden::#name::BINDINGS),
        _ => quote!(#hidden::BINDINGS),
    };
    quote! {
        impl #facade::compiled::Scenario for #name {
            type Binding = #binding;

            const PAGE: #facade::compiled::Page =
                #facade::compiled::Page { scenarios: &[#(#hidden::#names::COMPILED),*], key: #key };
            const BINDINGS: &'static [#binding] = #bindings;

            fn shared() -> &'static #facade::compiled::Ready<#name> {
                static SHARED: ::std::sync::OnceLock<#facade::compiled::Ready<#name>> =
                    ::std::sync::OnceLock::new();
                SHARED.get_or_init(#facade::compiled::Ready::new)
            }
        }
    }
}

/// What the type gives without a trait.
fn inherent(name: &Ident, binding: &Ident, scenes: &[Scene], facade: &TokenStream) -> TokenStream {
    let deals = match scenes {
        [Scene { unit: Unit { deals: Some(deals), .. }, .. }] => {
            let deals = Literal::u128_unsuffixed(*deals);
            quote!(::core::option::Option::Some(#deals))
        }
        _ => quote!(::core::option::Option::None),
    };
    let labels = scenes.iter().map(|scene| &scene.unit.scenario.label);
    let of = quote!(<#name as #facade::compiled::Scenario>);
    let sample = quote!(#facade::compiled::Sample<#binding>);
    quote! {
        #[allow(dead_code, reason = "not everyone needs everything")]
        impl #name {
            /// In how many of all deals it holds, where that was counted; of several scenarios the sum is not known.
            pub const DEALS: ::core::option::Option<u128> = #deals;

            /// The labels of its scenarios as they are written; may be empty.
            pub const LABELS: &'static [&'static str] = &[#(#labels),*];

            /// What may be chosen before the deal, scenario by scenario, in the order of the law.
            pub const BINDINGS: &'static [#binding] = #of::BINDINGS;

            /// In how many deals it holds, of how many in all: the exact probability that a deal of the pack is one of
            /// its deals. `None` where that was not counted.
            pub fn probability() -> ::core::option::Option<(u128, u128)> {
                #of::PAGE.probability()
            }

            /// Whether it holds for a deal, under some choice.
            pub fn satisfies(deal: &#facade::Deal) -> bool {
                #of::PAGE.satisfies(deal)
            }

            /// A deal by anyone's generator, of which it takes two words.
            pub fn sample(rng: &mut (impl #facade::compiled::Rng + ?::core::marker::Sized)) -> #sample {
                #of::shared().sample(rng)
            }

            /// The deal with this seed and index: the same on any machine, whatever was dealt before.
            pub fn deal(seed: u128, index: u64) -> #sample {
                #of::shared().deal(seed, index)
            }

            /// The deals of a seed, from index 0 on.
            pub fn deals(seed: u128) -> #facade::compiled::Samples<'static, #name> {
                #of::shared().deals(seed)
            }

            /// Tables of your own, to drop when they are not needed any more. The other functions share tables that
            /// are made at the first deal and then kept.
            pub fn prepare() -> #facade::compiled::Ready<#name> {
                #facade::compiled::Ready::new()
            }
        }
    }
}
