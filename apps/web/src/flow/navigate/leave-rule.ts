/** First parts of the editor's own paths. */
const WORK = ['edit', 'editer', 'modifica', 'editar'];

/**
 * Whether going to a router path leaves the open work behind. The three steps do not: it stays open on all of them, whatever is
 * chosen there. Another collage in the editor does. [ROUTE-28] [ROUTE-29]
 *
 * @param openId  of the open work; null while it was never saved
 */
export function leavesWork(to: string, openId: string | null): boolean {
  const [first = '', id] = to.split('/').filter(Boolean);
  return WORK.includes(first) && id !== undefined && id !== openId;
}
