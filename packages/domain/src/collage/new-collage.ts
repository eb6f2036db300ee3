import { designBackground } from './background-rule.ts';
import type { Collage, Design } from './collage.ts';
import type { CollageTools } from './collage-tools.ts';
import { slotsOf } from './design-slots.ts';
import { defaultSlotText, shrinkSubtitle } from './slot-texts.ts';

/** An empty collage on a design: default words in its text slots, colours by the background rule. [BACK-06] */
export function newCollage(design: Design, tools: CollageTools): Collage {
  const { texts: cells } = slotsOf(design);
  const texts = Object.fromEntries([...cells.values()].map((cell) => [cell.slot, defaultSlotText(cell, tools)]));
  return {
    design,
    photos: [],
    fills: {},
    texts: shrinkSubtitle(texts, cells, tools),
    shapeColors: {},
    photoBackgroundColor: designBackground(design, {}, true),
    photoBorderColorAutomatic: true,
    parked: { fills: {}, texts: {} },
  };
}
