/** About as many tiles as the tray shows at once. */
const IN_VIEW = 6;

/**
 * The order in which chosen photos are read: the tray begins with the newest, so the last ones come first, as far as they are
 * in view; the others as they were chosen.
 *
 *     1 2 3 … 60  →  60 59 … 55, 1 2 … 54
 */
export function firstInView<Chosen>(chosen: readonly Chosen[]): readonly Chosen[] {
  return [...chosen.slice(-IN_VIEW).toReversed(), ...chosen.slice(0, -IN_VIEW)];
}
