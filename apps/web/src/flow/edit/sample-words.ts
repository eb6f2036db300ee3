import { SUBTITLE_SLOT, type Texts, TITLE_SLOT } from './title-form.ts';

/** Title and subtitle that still say what the design came with: they would be printed like that. */
export function sampleWords(texts: Texts, defaults: { readonly title: string; readonly subtitle: string }): readonly string[] {
  const samples = { [TITLE_SLOT]: defaults.title, [SUBTITLE_SLOT]: defaults.subtitle };
  return Object.entries(samples).flatMap(([slot, sample]) => (texts[slot]?.text === sample ? [sample] : []));
}
