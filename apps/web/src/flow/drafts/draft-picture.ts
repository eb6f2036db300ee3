/**
 * The small picture of a draft: as large as fits into a square of this side, a JPEG of this quality (0–1), about 10 kB. It is taken
 * this long after a change. Nobody waits for it, so it waits in turn for a moment of rest, ms.
 */
export const DRAFT_PICTURE = { sidePx: 208, quality: 0.5, delayMs: 1_000, patienceMs: 60_000 } as const;
