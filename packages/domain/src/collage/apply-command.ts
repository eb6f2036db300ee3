import type { TextData } from '../text/text-data.ts';
import { designBackground } from './background-rule.ts';
import { changeDesign } from './change-design.ts';
import {
  changeFill,
  emptySlots,
  fillEmptySlots,
  moveFills,
  placePhotos,
  setEffectOfAll,
  setPreference,
  swapSlots,
} from './change-fills.ts';
import { addPhotos, removePhotos, setSubjects } from './change-photos.ts';
import type { Collage } from './collage.ts';
import type { CollageTools } from './collage-tools.ts';
import { isHexColor } from './color.ts';
import type { Command } from './command.ts';
import { slotsOf } from './design-slots.ts';
import { applyPlannedLayout } from './follow-photos.ts';
import { placeBySubject } from './place-by-subject.ts';
import { redistributePhotos } from './redistribute-photos.ts';
import { keepUnchanged } from './same-value.ts';
import { withShapeColor } from './shape-color.ts';
import { normalizeSlotText, shrinkSubtitle } from './slot-texts.ts';

/**
 * Applies a command to a collage. A command that names an unknown slot or photo changes nothing: it may have been removed in the
 * meantime.
 *
 * @returns the same object if nothing changed; unchanged parts are the same objects, too
 */
export function applyCommand(collage: Collage, command: Command, tools: CollageTools): Collage {
  return keepUnchanged(collage, placeBySubject(collage, keepUnchanged(collage, changed(collage, command, tools))));
}

function changed(collage: Collage, command: Command, tools: CollageTools): Collage {
  switch (command.type) {
    case 'add-photos':
      return addPhotos(collage, command.photos);
    case 'set-subjects':
      return setSubjects(collage, command.subjects);
    case 'remove-photos':
      return removePhotos(collage, command.photoIds);
    case 'place-photo':
      return placePhotos(collage, { [command.slot]: command.photoId });
    case 'place-photos':
      return placePhotos(collage, command.placements);
    case 'empty-slot':
      return emptySlots(collage, (slot) => slot === command.slot);
    case 'swap-slots':
      return swapSlots(collage, command.from, command.to);
    case 'move-fills':
      return moveFills(collage, command.moves);
    case 'set-view':
      return changeFill(collage, command.slot, { view: command.view });
    case 'set-effect':
      return changeFill(collage, command.slot, { effect: command.effect });
    case 'set-effect-of-all':
      return setEffectOfAll(collage, command.effect);
    case 'set-photo-text':
      return setPhotoText(collage, command.slot, command.text);
    case 'set-preference':
      return setPreference(collage, command.slot, command.preference);
    case 'fill-empty-slots':
      return fillEmptySlots(collage, command.placements);
    case 'redistribute-photos':
      return redistributePhotos(collage, command.placements);
    case 'set-texts':
      return setTexts(collage, command.texts, tools);
    case 'set-background':
      return setBackground(collage, command.color);
    case 'change-design':
      return changeDesign(collage, command.design, command.isSaved, tools);
    case 'follow-photos':
      return applyPlannedLayout(collage, command.document, command.photos, tools);
  }
}

/** Sets a text only if the slot allows one; a text of spaces counts as none. [PTEXT-15] [TFIT-06] */
function setPhotoText(collage: Collage, slot: string, data: TextData | null): Collage {
  const text = data?.text.trim() ? data : null;
  if (text && !slotsOf(collage.design).photos.get(slot)?.allowsText) return collage;
  return changeFill(collage, slot, { text });
}

/** New words replace a text that was parked under the slot's name. */
function setTexts(collage: Collage, texts: Readonly<Record<string, TextData>>, tools: CollageTools): Collage {
  const cells = slotsOf(collage.design).texts;
  const applied: Record<string, TextData> = { ...collage.texts };
  const parked: Record<string, TextData> = { ...collage.parked.texts };
  for (const [slot, data] of Object.entries(texts)) {
    const cell = cells.get(slot);
    if (!cell) continue;
    applied[slot] = normalizeSlotText(data, cell, tools);
    if (applied[slot].text !== collage.texts[slot]?.text) delete parked[slot];
  }
  return { ...collage, texts: shrinkSubtitle(applied, cells, tools), parked: { ...collage.parked, texts: parked } };
}

/**
 * Writes the chosen colour to the shape slot and makes it automatic; a design without a shape has no background colour. [BACK-07]
 * [COLOR-10]
 */
function setBackground(collage: Collage, color: string): Collage {
  const [slot] = slotsOf(collage.design).shapes.keys();
  if (slot === undefined || !isHexColor(color)) return collage;
  const shapeColors = withShapeColor(collage.shapeColors, slot, color);
  return {
    ...collage,
    shapeColors,
    photoBorderColorAutomatic: true,
    photoBackgroundColor: designBackground(collage.design, shapeColors, true),
  };
}
