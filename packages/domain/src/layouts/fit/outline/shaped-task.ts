import type { Path } from '../../../geometry/path.ts';
import type { Cm } from '../../../units/cm.ts';
import type { LayoutBefore } from '../../shared/generator.ts';
import type { FitPhoto } from '../fit-task.ts';

/** Photos to arrange inside an outline. */
export interface ShapedTask {
  /** The outline's parts, from left to right; each photo lies in one of them if there are enough photos. */
  readonly parts: readonly Path[];
  readonly gutter: Cm;
  readonly photos: readonly FitPhoto[];
  readonly seed: number;
  readonly variant: number;
  /** The previous layout, from which little should change; absent for a new layout. */
  readonly before?: LayoutBefore | null;
}
