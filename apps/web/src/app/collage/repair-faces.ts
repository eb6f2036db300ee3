import { type FaceRepair, listFaceRepairs } from '@muro/domain';
import { pageOf } from '../../state/collage/open-page.ts';
import { nameOf, numberOf, openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { textNow } from '../../state/language/text-store.ts';

let repairs = 0;

/** Brings faces that a slot crops into view, as one undo step. */
export function repairFaces(workspace: Workspace, repair: FaceRepair): void {
  workspace.live.commit();
  const { slot } = repair;
  const fill = openCollage(workspace)?.fills[slot];
  if (!fill) return;
  const { dispatch } = workspace.work.getState();
  repairs += 1;
  const joinKey = `mend ${repairs}`;
  const view = repair.kind === 'swap' ? { ...fill.view, zoom: 1, followsSubject: true as const } : repair.view;
  dispatch({ type: 'set-view', slot, view }, joinKey);
  if (repair.kind === 'swap') dispatch({ type: 'swap-slots', from: slot, to: repair.with }, joinKey);
  workspace.view.set({ menuSlot: null, announcement: announcementOf(workspace, repair, fill.photoId) });
}

/** Repairs the faces of a slot on request from the photo itself, with the smallest change. */
export function repairFacesInSlot(workspace: Workspace, slot: string): void {
  const collage = openCollage(workspace);
  const [repair] = collage ? listFaceRepairs(pageOf(collage), collage, slot) : [];
  if (repair) repairFaces(workspace, repair);
}

function announcementOf(workspace: Workspace, repair: FaceRepair, photoId: string): string {
  const t = textNow();
  const name = nameOf(workspace, photoId);
  if (repair.kind === 'swap') return t('saidSwapped', { from: numberOf(workspace, repair.slot), to: numberOf(workspace, repair.with) });
  return t(repair.kind === 'whole' ? 'saidWhole' : 'saidFaces', { name });
}
