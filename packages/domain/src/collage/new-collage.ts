import { designBackground } from './background-rule.ts';
import type { Collage, Design } from './collage.ts';
import type { CollageTools } from './collage-tools.ts';
import { slotsOf } from './design-slots.ts';
import { defaultSlotText } from './slot-texts.ts';

/** An empty collage on a design: default words in its text slots, colours by the background rule. [BACK-06] */
export function newCollage(design: Design, tools: CollageTools): Collage {
  const { texts } = slotsOf(design);
  return {
    design,
    photos: [],
    fills: {},
    texts: Object.fromEntries([...texts.values()].map((cell) => [cell.slot, defaultSlotText(cell, tools)])),
    shapeColors: {},
    photoBackgroundColor: designBackground(design, {}, true),
    photoBorderColorAutomatic: true,
    parked: { fills: {}, texts: {} },
  };
}
