import type { CutSummary } from '@muro/domain';

/** What can be said of the photos of a layout that follows them. */
export type CutWords =
  | { readonly key: 'cutNothing' | 'cutNothingElse' }
  | { readonly key: 'cutAtMost' | 'cutElseAtMost'; readonly percent: number }
  /** A fault: the photo of this slot loses more than it should, and the layout can be mended. */
  | { readonly key: 'cutMost'; readonly percent: number; readonly slot: string };

/** Less is a hair on the screen and in print. */
const NOTHING = 0.0005;
/** More than this share of a photo is a fault of the layout. */
const FAULT = 0.05;

/** The true sentence, in whole percents that are never too few. */
export function cutWords({ most, slot, enlarged }: CutSummary): CutWords {
  if (most < NOTHING) return { key: enlarged > 0 ? 'cutNothingElse' : 'cutNothing' };
  const percent = Math.ceil(100 * most - 1e-6);
  if (most > FAULT && slot !== null) return { key: 'cutMost', percent, slot };
  return { key: enlarged > 0 ? 'cutElseAtMost' : 'cutAtMost', percent };
}
