import type { CutSummary } from '@muro/domain';

/** What can be said of the photos of a layout that follows them. */
export type CutWords =
  | { readonly key: 'cutNothing' | 'cutNothingElse' }
  | { readonly key: 'cutAtMost' | 'cutElseAtMost'; readonly percent: number };

/** Less is a hair on the screen and in print. */
const NOTHING = 0.0005;

/** The true sentence, in whole percents that are never too few. */
export function cutWords({ most, enlarged }: CutSummary): CutWords {
  if (most < NOTHING) return { key: enlarged > 0 ? 'cutNothingElse' : 'cutNothing' };
  return { key: enlarged > 0 ? 'cutElseAtMost' : 'cutAtMost', percent: Math.ceil(100 * most - 1e-6) };
}
