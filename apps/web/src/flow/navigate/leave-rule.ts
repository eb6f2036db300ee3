/** First segments of the editor's paths. */
const WORK = ['edit', 'editer', 'modifica', 'editar'];

/**
 * True if navigating to a router path closes the open work. The three steps keep it open, whatever is chosen there; another collage in the
 * editor closes it. [ROUTE-28] [ROUTE-29]
 *
 * @param openId  saved id of the open work; null if it was never saved
 */
export function leavesWork(to: string, openId: string | null): boolean {
  const [first = '', id] = to.split('/').filter(Boolean);
  return WORK.includes(first) && id !== undefined && id !== openId;
}
