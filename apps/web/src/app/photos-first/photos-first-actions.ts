import { memoize, type Template } from '@muro/domain';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { shapeOfSize } from '../../flow/catalogue/fit-shapes.ts';
import type { PhotosFirst } from '../../flow/photos/photos-first.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { choose } from '../catalogue/design-actions.ts';
import { computedDocument } from '../catalogue/design-documents.ts';
import { removePhotos } from '../collage/tray-actions.ts';
import { autosaveOf } from '../drafts/autosave.ts';
import { loadOffers } from '../opening/draft-offers.ts';
import { closeWork } from '../saving/close-work.ts';
import { type DesignPlan, forgetPlans } from './design-plans.ts';

/** For each template id, the key of the plans it was chosen from. */
const chosenPlanKeys = memoize((_: Workspace) => new Map<string, string>());

/** Chooses a design as its card shows it. */
export function choosePlan(workspace: Workspace, template: Template, { templateId, key }: DesignPlan, choice: Choice): void {
  chosenPlanKeys(workspace).set(templateId, key);
  choose(template, () => choice);
}

/** Returns the person's changes to a chosen design with the same photos; null if it is as planned. */
export function currentChoice(workspace: Workspace, { templateId, key, shape }: DesignPlan, chosen: Choice | undefined): Choice | null {
  const isOfThese = chosenPlanKeys(workspace).get(templateId) === key;
  if (!chosen || !isOfThese || (shape !== null && shapeOfSize(chosen.size) !== shape)) return null;
  // A layout that is still being computed is shown as planned.
  return chosen.photos === undefined || computedDocument(chosen) ? chosen : null;
}

export function setPhotoOrder(workspace: Workspace, order: PhotosFirst['order']): void {
  workspace.work.getState().setPhotosFirst({ order });
}

/** Removes photos that a person does not need; undoable. */
export function removeSuggestedPhotos(workspace: Workspace, ids: readonly string[]): void {
  removePhotos(workspace, ids);
  workspace.view.set({ notice: { key: 'photosRemoved', count: ids.length } });
}

/** Returns to designs without photos; the photos stay in a draft on this device, which is offered. */
export async function returnToPlainDesigns(workspace: Workspace): Promise<void> {
  const autosave = autosaveOf(workspace);
  await autosave.whenWritten();
  closeWork(workspace);
  forgetPlans(workspace);
  await autosave.whenWritten();
  await loadOffers(workspace);
}
