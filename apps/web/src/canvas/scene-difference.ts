import type { Scene } from './scene.ts';

/** More changed slots than this are painted by one full repaint. */
const MOST_SLOTS = 24;

/**
 * What has to be painted anew when one scene follows another.
 *
 * @returns names of the photo slots whose content changed, or 'all'
 */
export function sceneDifference(before: Scene | null, after: Scene): readonly string[] | 'all' {
  if (!before || !isSamePlace(before, after)) return 'all';
  const a = before.collage;
  const b = after.collage;
  if (a === b) return [];
  const isSameAround = a.texts === b.texts && a.shapeColors === b.shapeColors && a.photoBackgroundColor === b.photoBackgroundColor;
  if (!isSameAround) return 'all';
  const slots = new Set([...Object.keys(a.fills), ...Object.keys(b.fills)]);
  const changed = [...slots].filter((slot) => a.fills[slot] !== b.fills[slot]);
  return changed.length > MOST_SLOTS ? 'all' : changed;
}

function isSamePlace(a: Scene, b: Scene): boolean {
  return a.page === b.page && a.shaper === b.shaper && a.pxPerCm === b.pxPerCm && a.shown === b.shown;
}
