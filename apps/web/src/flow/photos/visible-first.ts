/** Number of tiles that the tray shows at once, roughly. */
const IN_VIEW = 6;

/**
 * Returns the reading order of chosen photos: the tray starts with the newest, so the last ones in view are read first, the others as they
 * were chosen.
 *
 *     1 2 3 … 60  →  60 59 … 55, 1 2 … 54
 */
export function visibleFirst<Chosen>(chosen: readonly Chosen[]): readonly Chosen[] {
  return [...chosen.slice(-IN_VIEW).toReversed(), ...chosen.slice(0, -IN_VIEW)];
}
