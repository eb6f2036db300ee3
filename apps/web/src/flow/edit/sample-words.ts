import { SUBTITLE_SLOT, type Texts, TITLE_SLOT } from './title-form.ts';

/** Returns title and subtitle if they are still the design's samples, which would be printed unchanged. */
export function sampleWords(texts: Texts, defaults: { readonly title: string; readonly subtitle: string }): readonly string[] {
  const samples = { [TITLE_SLOT]: defaults.title, [SUBTITLE_SLOT]: defaults.subtitle };
  return Object.entries(samples).flatMap(([slot, sample]) => (texts[slot]?.text === sample ? [sample] : []));
}
