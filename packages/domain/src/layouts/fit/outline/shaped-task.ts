import type { Path } from '../../../geometry/path.ts';
import type { Cm } from '../../../units/cm.ts';
import type { LayoutBefore } from '../../generator.ts';
import type { FitPhoto } from '../fit-task.ts';

/** Photos to be laid out inside an outline. */
export interface ShapedTask {
  /** The outline's parts, from left to right: photos lie in one of them each, as long as there are enough. */
  readonly parts: readonly Path[];
  readonly gutter: Cm;
  readonly photos: readonly FitPhoto[];
  readonly seed: number;
  readonly variant: number;
  /** Left out for a layout that owes nothing to an earlier one. */
  readonly before?: LayoutBefore | null;
}
