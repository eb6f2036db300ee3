import { PHOTO_STATES, type PhotoEntry } from './photo-entry.ts';

/** Returns the ids of photos whose print quality is unknown: still loading, or without their file. */
export function unsureIds({ entries }: { readonly entries: Readonly<Record<string, PhotoEntry>> }): readonly string[] {
  return Object.values(entries).flatMap(({ id, state, isMissing }) => (isMissing || state === PHOTO_STATES.LOADING ? [id] : []));
}

/** Result of the quality check. [QUAL-07] */
export interface QualityFindings {
  /** Number of photos below 100 dpi. */
  readonly lows: number;
  readonly isDouble: boolean;
  /** True if a photo of the page is still loading or lacks its file: it may be small. */
  readonly isUnsure: boolean;
  /** True if the photos already show their quality marks. */
  readonly isShown: boolean;
}

export type QualityMessageKey = 'qualityAllGood' | 'qualityOneLow' | 'qualityManyLow' | 'qualityDouble' | 'qualityTick';

/** Returns the text keys of the summary, in reading order. [QUAL-08 … QUAL-13] */
export function qualityMessages({ lows, isDouble, isUnsure, isShown }: QualityFindings): readonly QualityMessageKey[] {
  const messages: QualityMessageKey[] = [];
  if (lows > 0) messages.push(lows === 1 ? 'qualityOneLow' : 'qualityManyLow');
  else if (!isUnsure) messages.push('qualityAllGood');
  if (isDouble) messages.push('qualityDouble');
  if (!isShown && (lows > 0 || isDouble)) messages.push('qualityTick');
  return messages;
}
