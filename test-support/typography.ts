/** A sentence of the product and its location. */
export interface Sentence {
  readonly locale: string;
  readonly key: string;
  readonly text: string;
}

/** A typographic rule that a program can check. `marks` matches violations. */
interface Rule {
  readonly name: string;
  readonly marks: RegExp;
  /** Languages to which it applies; all by default. */
  readonly locales?: readonly string[];
}

const RULES: readonly Rule[] = [
  { name: 'a no-break space before : ; ! ? »', marks: /(?<!\u00A0|[:;!?»]|https?)(?<=\S| )[:;!?»](?=\s|$)/, locales: ['fr'] },
  { name: 'a no-break space after «', marks: /«(?!\u00A0)/, locales: ['fr'] },
  { name: 'no plain space before %', marks: / %/ },
  { name: 'no space before %', marks: /\s%/, locales: ['en', 'nl', 'it'] },
  { name: 'a no-break space before %', marks: /[^\u00A0(]%/, locales: ['es', 'fr', 'de'] },
  { name: 'a no-break space before MB and GB', marks: /(?:\d|\}) ?(?:MB|GB|Mo|Go)\b/ },
  { name: 'no straight quotation marks', marks: /["]|(?<=\p{L})'|'(?=\p{L})/u },
  { name: 'an ellipsis is one sign', marks: /\.\.\./ },
  { name: 'no space before an ellipsis', marks: /\s…/, locales: ['en', 'es', 'fr', 'it'] },
  { name: 'two spaces', marks: / {2}/ },
  { name: '“double” quotation marks', marks: /[‘„«»]/, locales: ['en'] },
  { name: '„these“ quotation marks', marks: /[«»”]/, locales: ['de'] },
  { name: '‘these’ quotation marks', marks: /[«»„“”]/, locales: ['nl'] },
  { name: '« these » quotation marks', marks: /[“”„‘]/, locales: ['fr', 'it', 'es'] },
  { name: 'questions and exclamations open with ¿ and ¡', marks: /^[^¿]*\?|^[^¡]*!/, locales: ['es'] },
  { name: 'one word: Shop, not Laden', marks: /\b(?:der|den|dem|im|des) Ladens?\b/, locales: ['de'] },
  { name: 'one word: modèle or modello, not design', marks: /\bdesigns?\b/i, locales: ['fr', 'it'] },
  { name: 'one word: e-mail, not mail', marks: /(?<!e-)\bmails?\b/i, locales: ['fr', 'it', 'en'] },
  { name: 'no brackets inside a sentence', marks: /\((?:ya|any more|mehr|meer|plus|più)\)/ },
];

/** Returns the sentences that violate a rule, with the rule's name. Skips those that the specification fixes (`isFixed`). */
export function typographyFaults(
  sentences: readonly Sentence[],
  isFixed: (sentence: Sentence) => boolean = () => false,
): readonly string[] {
  return sentences.flatMap((sentence) => {
    const { locale, key, text } = sentence;
    if (isFixed(sentence)) return [];
    const broken = RULES.filter(({ marks, locales }) => (locales?.includes(locale) ?? true) && marks.test(text));
    return broken.map(({ name }) => `${locale} ${key}: ${name}: ${text}`);
  });
}
