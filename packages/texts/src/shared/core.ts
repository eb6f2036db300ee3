/** A text whose form depends on the number `count`. Languages with more forms than `one` and `other` name them as `Intl.PluralRules` does. */
export interface Plural extends Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> {
  readonly one: string;
  readonly other: string;
}

/** Texts by key. `{name}` is a placeholder for a parameter. */
export type Catalogue = Readonly<Record<string, string | Plural>>;

type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Value = string | number;
type ParamsOf<Entry> = Entry extends Plural
  ? { readonly count: number } & { readonly [Name in Exclude<Names<Entry['other']>, 'count'>]: Value }
  : [Names<Entry>] extends [never]
    ? never
    : { readonly [Name in Names<Entry>]: Value };

/** Parameters of a text: none, or one object with exactly the names of its placeholders. */
export type Args<Entry> = [ParamsOf<Entry>] extends [never] ? [] : [params: ParamsOf<Entry>];

/** Required shape of a translation: the same keys and kinds of entries. A test compares the placeholders. */
export type Like<Source extends Catalogue> = { readonly [Key in keyof Source]: Source[Key] extends Plural ? Plural : string };

export type Translate<Source extends Catalogue> = <Key extends keyof Source>(key: Key, ...args: Args<Source[Key]>) => string;

const RULES = new Map<string, Intl.PluralRules>();

/** Returns the plural form of a text for a number in a language. */
export function pluralForm(locale: string, forms: Plural, count: number): string {
  const rules = RULES.get(locale) ?? new Intl.PluralRules(locale);
  RULES.set(locale, rules);
  return forms[rules.select(count)] ?? forms.other;
}

/** Returns a function from key and parameters to text. Numbers are formatted for the language. */
export function translator<Source extends Catalogue>(locale: string, catalogue: Like<Source>): Translate<Source> {
  const numbers = new Intl.NumberFormat(locale);
  return (key, ...args) => {
    const params = (args[0] ?? {}) as Readonly<Record<string, Value>>;
    const entry = catalogue[key] as string | Plural;
    const text = typeof entry === 'string' ? entry : pluralForm(locale, entry, Number(params.count));
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name];
      return typeof value === 'number' ? numbers.format(value) : (value ?? '');
    });
  };
}

/** Returns a function for several catalogues at once. */
export type LikeAll<Sources extends Readonly<Record<string, Catalogue>>> = { readonly [Area in keyof Sources]: Like<Sources[Area]> };

/** Adds a prefix to the keys of an area, so that they are unique: 'fact' turns `date` into `factDate`. */
export function prefixed<Prefix extends string, Texts extends Catalogue>(prefix: Prefix, texts: Texts) {
  const prefixedTexts = Object.entries(texts).map(([key, text]) => [`${prefix}${key.charAt(0).toUpperCase()}${key.slice(1)}`, text]);
  return Object.fromEntries(prefixedTexts) as { readonly [Key in keyof Texts & string as `${Prefix}${Capitalize<Key>}`]: Texts[Key] };
}
