/**
 * Types of a catalogue. Keys are flat; `_one` and `_other` at the end of a key are its plural forms, chosen by
 * `count`; `{{name}}` in a sentence is a value that the caller must pass.
 */
export type Catalogue = Readonly<Record<string, string>>;

/** The same keys, in another language. */
export type Translation<T extends Catalogue> = { readonly [Key in keyof T]: string };

type Key<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** Every key that `t` accepts; plural forms are one key. */
export type TextKey<T extends Catalogue> = Key<keyof T & string>;

type Placeholders<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Sentences<T extends Catalogue, K extends string> = {
  [Name in keyof T]: Key<Name> extends K ? T[Name] : never;
}[keyof T];

type Names<T extends Catalogue, K extends string> =
  Placeholders<Sentences<T, K>> | (`${K}_other` extends keyof T ? 'count' : never);

type Values<N extends string> = { [Name in N]: Name extends 'count' ? number : string | number };

/** The sentence of a key. The second argument is required exactly when the English sentence has placeholders. */
export type Translate<T extends Catalogue> = <K extends TextKey<T>>(
  key: K,
  ...values: [Names<T, K>] extends [never] ? [] : [Values<Names<T, K>>]
) => string;
