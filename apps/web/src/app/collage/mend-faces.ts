import { type FaceRepair, listFaceRepairs } from '@muro/domain';
import { pageOf } from '../../state/collage/open-page.ts';
import { nameOf, numberOf, openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { textNow } from '../../state/language/text-store.ts';

let mends = 0;

/** Brings faces that a slot crops into view, as one undo step. */
export function mendFaces(workspace: Workspace, mend: FaceRepair): void {
  workspace.live.commit();
  const { slot } = mend;
  const fill = openCollage(workspace)?.fills[slot];
  if (!fill) return;
  const { dispatch } = workspace.work.getState();
  mends += 1;
  const joinKey = `mend ${mends}`;
  const view = mend.kind === 'swap' ? { ...fill.view, zoom: 1, followsSubject: true as const } : mend.view;
  dispatch({ type: 'set-view', slot, view }, joinKey);
  if (mend.kind === 'swap') dispatch({ type: 'swap-slots', from: slot, to: mend.with }, joinKey);
  workspace.view.set({ menuSlot: null, said: saidOf(workspace, mend, fill.photoId) });
}

/** Repairs the faces of a slot on request from the photo itself, with the smallest change. */
export function mendFacesOf(workspace: Workspace, slot: string): void {
  const collage = openCollage(workspace);
  const [mend] = collage ? listFaceRepairs(pageOf(collage), collage, slot) : [];
  if (mend) mendFaces(workspace, mend);
}

function saidOf(workspace: Workspace, mend: FaceRepair, photoId: string): string {
  const t = textNow();
  const name = nameOf(workspace, photoId);
  if (mend.kind === 'swap') return t('saidSwapped', { from: numberOf(workspace, mend.slot), to: numberOf(workspace, mend.with) });
  return t(mend.kind === 'whole' ? 'saidWhole' : 'saidFaces', { name });
}
