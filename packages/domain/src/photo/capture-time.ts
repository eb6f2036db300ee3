/** Capture time of a photo, on the clock of its camera. */
export interface CaptureTime {
  /** Local time as ms since 1970; null if unknown. */
  readonly takenMs: number | null;
  /** Time zone, minutes ahead of UTC; null if unknown. */
  readonly zoneMin: number | null;
}

export const NO_TIME: CaptureTime = { takenMs: null, zoneMin: null };
