/** Paths that keep the open work: the editor itself, and the pages where its design and size are changed. */
const WORK = ['edit', 'editer', 'modifica', 'editar'];

/**
 * Whether going from one router path to another leaves the open work. Changing size or language, or getting an
 * address after the first save, does not; opening another saved collage does.
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
