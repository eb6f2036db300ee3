import type { TextData } from '../text/text-data.ts';
import { designBackground } from './background-rule.ts';
import type { Collage, Design } from './collage.ts';
import type { CollageTools } from './collage-tools.ts';
import { slotsOf } from './design-slots.ts';
import { isSameValue } from './same-value.ts';
import { renamedShapeColors } from './shape-color.ts';
import { defaultSlotText, emptySlotText, refitSlotText, shrinkSubtitle } from './slot-texts.ts';

/**
 * Changes layout, size or material of a collage. Contents of slots are kept by slot name; contents without a slot are parked until a
 * layout has that slot again.
 *
 *     img1 … img24, txt1   ──▶   img1 … img12          ──▶   img1 … img24, txt1
 *                                parked: img13 …, txt1
 *
 * @param isSaved  true if the collage was saved before: then a static design keeps the colour behind its photos, and the automatic
 *   flag stays; otherwise the colour becomes automatic
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
  return partition({ ...parked.fills, ...fills }, (slot) => photos.has(slot));
}

/** A new slot gets its default words; an existing slot without a text stays empty; a text in an unchanged box stays unchanged. */
function movedTexts({ texts, parked, design: before }: Collage, design: Design, tools: CollageTools) {
  const cells = slotsOf(design).texts;
  const boxes = slotsOf(before).texts;
  const archive = { ...texts, ...parked.texts };
  const placed: Record<string, TextData> = {};
  for (const [slot, cell] of cells) {
    const data = archive[slot] ?? (boxes.has(slot) ? emptySlotText(cell) : null);
    const isFitted = data !== null && data === texts[slot] && isSameValue(cell, boxes.get(slot));
    placed[slot] = isFitted ? data : data ? refitSlotText(data, cell, tools) : defaultSlotText(cell, tools);
  }
  return { placed: shrinkSubtitle(placed, cells, tools), parked: partition(archive, (slot) => cells.has(slot)).parked };
}

function partition<Value>(all: Readonly<Record<string, Value>>, hasPlace: (slot: string) => boolean) {
  const placed: Record<string, Value> = {};
  const parked: Record<string, Value> = {};
  for (const [slot, value] of Object.entries(all)) (hasPlace(slot) ? placed : parked)[slot] = value;
  return { placed, parked };
}
