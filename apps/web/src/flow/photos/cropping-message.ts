import type { CutSummary } from '@muro/domain';

/** Message about cropping in a layout that follows the photos. */
export type CroppingMessage =
  | { readonly key: 'cutNothing' | 'cutNothingElse' }
  | { readonly key: 'cutAtMost' | 'cutElseAtMost'; readonly percent: number }
  /** A fault: the photo of this slot is cropped too much, and the layout can be improved. */
  | { readonly key: 'cutMost'; readonly percent: number; readonly slot: string };

/** Smaller shares are invisible on the screen and in print. */
const NOTHING = 0.0005;
/** A larger cropped share of a photo is a fault of the layout. */
const FAULT = 0.05;

/** Returns the message, in whole percent, rounded up. */
export function croppingMessage({ largestCut, slot, enlarged }: CutSummary): CroppingMessage {
  if (largestCut < NOTHING) return { key: enlarged > 0 ? 'cutNothingElse' : 'cutNothing' };
  const percent = Math.ceil(100 * largestCut - 1e-6);
  if (largestCut > FAULT && slot !== null) return { key: 'cutMost', percent, slot };
  return { key: enlarged > 0 ? 'cutElseAtMost' : 'cutAtMost', percent };
}
