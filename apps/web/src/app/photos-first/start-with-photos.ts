import { defaultChild, generatorOf, MAX_COLLAGE_PHOTOS, memoize, newCollage, type Template } from '@muro/domain';
import { choiceFor, designOf, documentOf } from '../../flow/catalogue/design-choice.ts';
import { isOutlined } from '../../flow/catalogue/fit-shapes.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { loadCollageTools } from '../../state/editor/collage-tools.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { fileRules } from '../../state/photos/file-rules.ts';
import { clearLibrary } from '../../state/photos/photo-library.ts';
import { retryUntilLoaded } from '../../state/window/server-return.ts';
import { computeDocument } from '../catalogue/design-documents.ts';
import { waitForList } from '../catalogue/wait-for-list.ts';
import { autosaveOf } from '../drafts/autosave.ts';
import { startAutosave } from '../drafts/start-autosave.ts';
import { type AddedFiles, addFiles } from '../photos/add-photos.ts';
import { findSubjectsOfAll } from '../photos/find-subjects.ts';

/** The running opening (single flight): more photos may be chosen while the first ones wait for it. */
const openingOf = memoize((_: Workspace): { running: Promise<void> | null } => ({ running: null }));

/** Preloads what the first photos need, while the person chooses them. Failures are ignored: it is loaded again later. */
export function prepareForPhotos(workspace: Workspace): void {
  preload(workspace);
  warmUpLayouts(workspace);
}

function preload({ reader, layouts }: Workspace): void {
  reader.start();
  layouts.start();
  loadCollageTools().catch(() => undefined);
}

/**
 * Warms up the layout worker with two unused layouts, one on a page and one inside an outline: the first run takes several times as long,
 * because the code is compiled meanwhile.
 */
function warmUpLayouts(workspace: Workspace): void {
  for (const template of [defaultTemplate(), listed().find(isOutlined)]) {
    if (template && generatorOf(template)?.followsPhotos)
      computeDocument(workspace, template, warmUpChoice(template)).catch(() => undefined);
  }
}

/** Memoised, so that the warm-up layout is computed only once. */
const warmUpChoice = memoize((template: Template) => choiceFor(template, defaultChild(template), WARM_UP_VALUES));
const WARM_UP_VALUES = { photos: 24 };

/**
 * Adds photos before any design was chosen: they are read as in the editor, and stored on this device from the first one. They are added to
 * open work; a design that was opened but not changed is replaced.
 */
export async function startWithPhotos(workspace: Workspace, files: readonly File[]): Promise<AddedFiles> {
  preload(workspace);
  // Headers are read while the fonts are loading.
  workspace.reader.readAhead(files.slice(0, MAX_COLLAGE_PHOTOS), fileRules());
  const opening = openingOf(workspace);
  opening.running ??= showWithPhotos(workspace).finally(() => {
    opening.running = null;
  });
  await opening.running;
  return addQuickly(workspace, files);
}

/** Adds photos on the page of one design: to the open work, or as the start of a photos-first work. */
export async function addPhotosToDesign(workspace: Workspace, files: readonly File[]): Promise<AddedFiles> {
  if (canReplaceWork(workspace) || workspace.work.getState().photosFirst) return startWithPhotos(workspace, files);
  preload(workspace);
  return addQuickly(workspace, files);
}

async function addQuickly(workspace: Workspace, files: readonly File[]): Promise<AddedFiles> {
  const added = await addFiles(workspace, files, { isQuick: true });
  const { leftOut } = added;
  if (leftOut > 0) workspace.view.set({ notice: { key: 'photosLeftOut', count: leftOut, most: MAX_COLLAGE_PHOTOS } });
  return added;
}

/** Switches the open work to photos first; opens an empty work if none with photos is open. */
export async function showWithPhotos(workspace: Workspace): Promise<void> {
  if (canReplaceWork(workspace)) await openEmpty(workspace);
  const { photosFirst, setPhotosFirst } = workspace.work.getState();
  if (!photosFirst) setPhotosFirst({ order: 'by-shape' });
}

/** True if no work is open that could be lost. */
function canReplaceWork(workspace: Workspace): boolean {
  const collage = openCollage(workspace);
  return !collage || (collage.photos.length === 0 && workspace.work.getState().collageId === null);
}

async function openEmpty(workspace: Workspace): Promise<void> {
  autosaveOf(workspace).start();
  const [tools] = await Promise.all([retryUntilLoaded(loadCollageTools), waitForList()]);
  if (!canReplaceWork(workspace)) return; // another work was opened meanwhile
  const template = defaultTemplate();
  if (!template) throw new Error('There are no designs that photos could be shown in');
  const choice = choiceFor(template, defaultChild(template), EMPTY_VALUES);
  const document = documentOf(template, choice, null);
  if (!document) throw new Error(`Design ${template.id} has no layout`);
  useDesign.getState().clearCurrent();
  clearLibrary(workspace.photos);
  workspace.work.getState().open(newCollage(designOf(template, choice, document), tools), null, tools);
}

/** Its slots are never filled: the person chooses one of the designs, which are shown with the photos. */
const EMPTY_VALUES = { photos: 1 };

function listed(): readonly Template[] {
  const { list } = useDesign.getState();
  return list.status === 'ready' ? list.templates : [];
}

/** Returns the design that fits any photos, or another one that is available immediately. */
function defaultTemplate(): Template | undefined {
  const generated = listed().filter((template) => generatorOf(template) !== null && !generatorOf(template)?.digitsIn);
  return generated.find((template) => generatorOf(template)?.followsPhotos && !isOutlined(template)) ?? generated[0];
}

/**
 * Reads the photos, searches for their subjects, keeps the layout workers and saves drafts while designs are shown with photos.
 *
 * @returns ends that; chosen photos are still read to the end
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
