/** What the quality check found. [QUAL-07] */
export interface QualityFindings {
  /** Photos below 100 dpi. */
  readonly lows: number;
  readonly isDouble: boolean;
}

export type QualityMessageKey = 'qualityAllGood' | 'qualityOneLow' | 'qualityManyLow' | 'qualityDouble' | 'qualityTick';

/** Text keys of the summary, in the order they are read. [QUAL-08 … QUAL-13] */
export function qualityMessages({ lows, isDouble }: QualityFindings): readonly QualityMessageKey[] {
  const size = lows === 0 ? 'qualityAllGood' : lows === 1 ? 'qualityOneLow' : 'qualityManyLow';
  return [size, ...(isDouble ? ['qualityDouble' as const] : []), ...(lows > 0 || isDouble ? ['qualityTick' as const] : [])];
}
