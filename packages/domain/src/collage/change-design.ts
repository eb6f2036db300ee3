import type { TextData } from '../text/text-data.ts';
import { designBackground } from './background-rule.ts';
import type { Collage, Design } from './collage.ts';
import type { CollageTools } from './collage-tools.ts';
import { slotsOf } from './design-slots.ts';
import { renamedShapeColors } from './shape-color.ts';
import { defaultSlotText, refittedSlotText } from './slot-texts.ts';

/**
 * The collage on another layout, size or material. What every slot holds is archived by the slot's name and comes back
 * into the slot of that name; what has no place is parked until a layout has one.
 *
 *     img1 … img24, txt1   ──▶   img1 … img12          ──▶   img1 … img24, txt1
 *                                parked: img13 …, txt1
 *
 * @param isSaved  the collage was saved before: then a static design keeps the colour behind its photos, and the
 *                 automatic flag stays; otherwise the colour becomes automatic
 * @see [CHG-01 … CHG-07]
 */
export function changeDesign(collage: Collage, design: Design, isSaved: boolean, tools: CollageTools): Collage {
  if (design === collage.design) return collage;
  const { shapes } = slotsOf(design);
  const shapeColors = renamedShapeColors(collage.shapeColors, shapes);
  const isAutomatic = isSaved ? collage.photoBorderColorAutomatic : true;
  const keepsColor = isSaved && design.generator === '';
  const fills = movedFills(collage, design);
  const texts = movedTexts(collage, design, tools);
  return {
    ...collage,
    design,
    fills: fills.placed,
    texts: texts.placed,
    shapeColors,
    photoBackgroundColor: keepsColor ? collage.photoBackgroundColor : designBackground(design, shapeColors, isAutomatic),
    photoBorderColorAutomatic: isAutomatic,
    parked: { fills: fills.parked, texts: texts.parked },
  };
}

function movedFills({ fills, parked }: Collage, design: Design) {
  const { photos } = slotsOf(design);
  return parted({ ...parked.fills, ...fills }, (slot) => photos.has(slot));
}

/** A text that had to be shortened stays parked whole, and is tried again in the next layout. */
function movedTexts({ texts, parked }: Collage, design: Design, tools: CollageTools) {
  const cells = slotsOf(design).texts;
  const archive = { ...texts, ...parked.texts };
  const placed: Record<string, TextData> = {};
  const waiting: Record<string, TextData> = parted(archive, (slot) => cells.has(slot)).parked;
  for (const [slot, cell] of cells) {
    const data = archive[slot];
    const fitted = data ? refittedSlotText(data, cell, tools) : defaultSlotText(cell, tools);
    placed[slot] = fitted;
    if (data && fitted.text !== data.text) waiting[slot] = data;
  }
  return { placed, parked: waiting };
}

function parted<Value>(all: Readonly<Record<string, Value>>, hasPlace: (slot: string) => boolean) {
  const placed: Record<string, Value> = {};
  const parked: Record<string, Value> = {};
  for (const [slot, value] of Object.entries(all)) (hasPlace(slot) ? placed : parked)[slot] = value;
  return { placed, parked };
}
