import { PHOTO_STATES, type PhotoEntry } from './photo-entry.ts';

/** Ids of the photos whose print quality is not known yet: on their way still, or waiting for their file. */
export function unsureIds({ entries }: { readonly entries: Readonly<Record<string, PhotoEntry>> }): readonly string[] {
  return Object.values(entries).flatMap(({ id, state, isMissing }) => (isMissing || state === PHOTO_STATES.LOADING ? [id] : []));
}

/** What the quality check found. [QUAL-07] */
export interface QualityFindings {
  /** Photos below 100 dpi. */
  readonly lows: number;
  readonly isDouble: boolean;
  /** A photo of the page is on its way still, or waits for its file: it may be a small one. */
  readonly isUnsure: boolean;
  /** The photos themselves say it already. */
  readonly isShown: boolean;
}

export type QualityMessageKey = 'qualityAllGood' | 'qualityOneLow' | 'qualityManyLow' | 'qualityDouble' | 'qualityTick';

/** Text keys of the summary, in the order they are read. [QUAL-08 … QUAL-13] */
export function qualityMessages({ lows, isDouble, isUnsure, isShown }: QualityFindings): readonly QualityMessageKey[] {
  const messages: QualityMessageKey[] = [];
  if (lows > 0) messages.push(lows === 1 ? 'qualityOneLow' : 'qualityManyLow');
  else if (!isUnsure) messages.push('qualityAllGood');
  if (isDouble) messages.push('qualityDouble');
  if (!isShown && (lows > 0 || isDouble)) messages.push('qualityTick');
  return messages;
}
