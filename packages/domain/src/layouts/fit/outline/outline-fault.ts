import type { Path } from '../../../geometry/path.ts';
import type { Cm } from '../../../units/cm.ts';
import type { Layout, TextCell } from '../../shared/layout.ts';
import { isSameCell } from '../same-cell.ts';
import { figureFault } from './figure-fault.ts';
import { outlineCells } from './outline-cells.ts';

/** Properties that a layout document claims to have. */
export interface OutlineClaim {
  /** Parts of the outline. */
  readonly parts: readonly Path[];
  readonly texts: readonly TextCell[];
  readonly gutter: Cm;
  readonly photos: number;
}

/** Returns the reason why a layout is not a valid division of this outline, for developers; null for a valid one. */
export function outlineFault({ cells, photoBorder }: Layout, { parts, texts, gutter, photos }: OutlineClaim): string | null {
  const rects = cells.slice(0, photos);
  if (photoBorder !== null) return 'it has a photo border';
  if (rects.length < photos) return `it has ${rects.length} layers for ${photos} photos`;
  const fault = figureFault(parts, rects, gutter);
  if (fault !== null) return fault;
  const expected = [...outlineCells(parts.flat(), rects), ...texts];
  if (cells.length !== expected.length) return `it has ${cells.length} layers, not ${expected.length}`;
  const firstWrong = expected.findIndex((cell, index) => !isSameCell(cells[index], cell));
  return firstWrong < 0 ? null : `layer ${firstWrong + 1} is not what the outline makes of it`;
}
