/** When a photo was taken, on the clock of its camera. */
export interface TakenTime {
  /** ms since 1970 as that clock showed them; null when nothing tells. */
  readonly takenMs: number | null;
  /** Minutes that the clock was ahead of UTC; null when nothing tells. */
  readonly zoneMin: number | null;
}

export const NO_TIME: TakenTime = { takenMs: null, zoneMin: null };
