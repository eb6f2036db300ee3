/** First parts of the editor's own paths. */
const WORK = ['edit', 'editer', 'modifica', 'editar'];

/**
 * Whether going from one router path to another leaves the open work. A change of language, or the address that a
 * collage gets with its first save, does not; opening another saved collage does.
 */
export function leavesWork(from: string, to: string, openId: string | null): boolean {
  const [fromFirst = ''] = partsOf(from);
  const [toFirst = '', toId] = partsOf(to);
  if (!WORK.includes(fromFirst)) return false;
  if (!WORK.includes(toFirst)) return true;
  return toId !== undefined && toId !== openId;
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
