import { memoize, type Template } from '@muro/domain';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { shapeOfSize } from '../../flow/catalogue/fit-shapes.ts';
import type { PhotosFirst } from '../../flow/photos/photos-first.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { choose } from '../catalogue/design-actions.ts';
import { madeDocument } from '../catalogue/design-documents.ts';
import { removePhotos } from '../collage/tray-actions.ts';
import { autosaveOf } from '../drafts/autosave.ts';
import { loadOffers } from '../opening/draft-offers.ts';
import { closeWork } from '../saving/close-work.ts';
import { type DesignPlan, forgetPlans } from './design-plans.ts';

/** By template id, the plans of which set each was chosen from. */
const takenOf = memoize((_: Workspace) => new Map<string, string>());

/** A design was chosen as its card showed it. */
export function takePlan(workspace: Workspace, template: Template, { templateId, key }: DesignPlan, choice: Choice): void {
  takenOf(workspace).set(templateId, key);
  choose(template, () => choice);
}

/** What a person made of the design since they chose it, with the same photos; null while it is as planned. */
export function presentChoice(workspace: Workspace, { templateId, key, shape }: DesignPlan, chosen: Choice | undefined): Choice | null {
  const isOfThese = takenOf(workspace).get(templateId) === key;
  if (!chosen || !isOfThese || (shape !== null && shapeOfSize(chosen.size) !== shape)) return null;
  // One that is still being made is shown as it was planned.
  return chosen.photos === undefined || madeDocument(chosen) ? chosen : null;
}

export function setPhotoOrder(workspace: Workspace, order: PhotosFirst['order']): void {
  workspace.work.getState().setPhotosFirst({ order });
}

/** Takes photos out that a person can do without; that can be undone. */
export function leavePhotosOut(workspace: Workspace, ids: readonly string[]): void {
  removePhotos(workspace, ids);
  workspace.view.set({ notice: { key: 'photosRemoved', count: ids.length } });
}

/** Back to designs without photos: what was chosen stays on this device and is offered. */
export async function choosePlain(workspace: Workspace): Promise<void> {
  const autosave = autosaveOf(workspace);
  await autosave.whenWritten();
  closeWork(workspace);
  forgetPlans(workspace);
  await autosave.whenWritten();
  await loadOffers(workspace);
}
