import { defaultChild, generatorOf, MAX_COLLAGE_PHOTOS, memoize, newCollage, type Template } from '@muro/domain';
import { choiceFor, designOf, documentOf } from '../../flow/catalogue/design-choice.ts';
import { isOutlined } from '../../flow/catalogue/fit-shapes.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { loadCollageTools } from '../../state/editor/collage-tools.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { fileRules } from '../../state/photos/file-rules.ts';
import { clearLibrary } from '../../state/photos/photo-library.ts';
import { untilThere } from '../../state/window/server-return.ts';
import { bringDocument } from '../catalogue/design-documents.ts';
import { untilListed } from '../catalogue/until-listed.ts';
import { autosaveOf } from '../drafts/autosave.ts';
import { startAutosave } from '../drafts/start-autosave.ts';
import { type AddedFiles, addFiles } from '../photos/add-photos.ts';
import { findSubjectsOfAll } from '../photos/find-subjects.ts';

/** One opening at a time: photos may be chosen again while the first ones wait for it. */
const openingOf = memoize((_: Workspace): { now: Promise<void> | null } => ({ now: null }));

/** Brings what the first photos will need, while a person chooses them. What does not come now comes later. */
export function prepareForPhotos(workspace: Workspace): void {
  bring(workspace);
  layOutOnce(workspace);
}

function bring({ reader, layouts }: Workspace): void {
  reader.start();
  layouts.start();
  loadCollageTools().catch(() => undefined);
}

/**
 * Nobody sees these layouts, one on a page and one inside an outline: the first one takes the worker several times as long as those after
 * it, for its code is compiled meanwhile.
 */
function layOutOnce(workspace: Workspace): void {
  for (const template of [bareTemplate(), listed().find(isOutlined)]) {
    if (template && generatorOf(template)?.followsPhotos) bringDocument(workspace, template, someChoice(template)).catch(() => undefined);
  }
}

/** The same one each time: it is laid out but once. */
const someChoice = memoize((template: Template) => choiceFor(template, defaultChild(template), SOME));
const SOME = { photos: 24 };

/**
 * Takes photos before any design was chosen: they are read as in the editor, and kept on this device from the first one on. Work that is
 * open gets them, too; a design that was opened and left as it was gives way.
 */
export async function startWithPhotos(workspace: Workspace, files: readonly File[]): Promise<AddedFiles> {
  bring(workspace);
  // Headers are read while the fonts are on their way.
  workspace.reader.readAhead(files.slice(0, MAX_COLLAGE_PHOTOS), fileRules());
  const opening = openingOf(workspace);
  opening.now ??= showWithPhotos(workspace).finally(() => {
    opening.now = null;
  });
  await opening.now;
  return addQuickly(workspace, files);
}

/** Takes photos on the page of one design: into the open work as it is, or as the beginning of one that has its photos first. */
export async function addPhotosToDesign(workspace: Workspace, files: readonly File[]): Promise<AddedFiles> {
  if (isRoom(workspace) || workspace.work.getState().photosFirst) return startWithPhotos(workspace, files);
  bring(workspace);
  return addQuickly(workspace, files);
}

async function addQuickly(workspace: Workspace, files: readonly File[]): Promise<AddedFiles> {
  const added = await addFiles(workspace, files, { isQuick: true });
  const { leftOut } = added;
  if (leftOut > 0) workspace.view.set({ notice: { key: 'photosLeftOut', count: leftOut, most: MAX_COLLAGE_PHOTOS } });
  return added;
}

/** From now on the photos of the open work come first; where nothing is open that has any, there is room for new ones. */
export async function showWithPhotos(workspace: Workspace): Promise<void> {
  if (isRoom(workspace)) await openEmpty(workspace);
  const { photosFirst, setPhotosFirst } = workspace.work.getState();
  if (!photosFirst) setPhotosFirst({ order: 'by-shape' });
}

/** Nothing is open that anybody would miss. */
function isRoom(workspace: Workspace): boolean {
  const collage = openCollage(workspace);
  return !collage || (collage.photos.length === 0 && workspace.work.getState().collageId === null);
}

async function openEmpty(workspace: Workspace): Promise<void> {
  autosaveOf(workspace).start();
  const [tools] = await Promise.all([untilThere(loadCollageTools), untilListed()]);
  if (!isRoom(workspace)) return; // something was opened while that was on its way
  const template = bareTemplate();
  if (!template) throw new Error('There are no designs that photos could be shown in');
  const choice = choiceFor(template, defaultChild(template), FEW);
  const document = documentOf(template, choice, null);
  if (!document) throw new Error(`Design ${template.id} has no layout`);
  useDesign.getState().clearCurrent();
  clearLibrary(workspace.photos);
  workspace.work.getState().open(newCollage(designOf(template, choice, document), tools), null, tools);
}

/** No place of it is ever filled: each design is shown with the photos, and one of them is chosen. */
const FEW = { photos: 1 };

function listed(): readonly Template[] {
  const { list } = useDesign.getState();
  return list.status === 'ready' ? list.templates : [];
}

/** The design that fits any photos, or another one that is there at once. */
function bareTemplate(): Template | undefined {
  const generated = listed().filter((template) => generatorOf(template) !== null && !generatorOf(template)?.digitsIn);
  return generated.find((template) => generatorOf(template)?.followsPhotos && !isOutlined(template)) ?? generated[0];
}

/**
 * Reads the photos, searches for their subjects, keeps the layout workers and saves drafts while designs are shown with photos.
 *
 * @returns ends that; what was chosen is still read to its end
 */
export function beginPhotosFirst(workspace: Workspace): () => void {
  workspace.reader.start();
  workspace.layouts.retain();
  const stopKeeping = startAutosave(workspace);
  const stopFinding = findSubjectsOfAll(workspace);
  return () => {
    stopFinding();
    stopKeeping();
    workspace.reader.release();
  };
}
