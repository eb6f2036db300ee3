import type { PhotoErrorKey } from '@muro/domain';
import { create } from 'zustand';
import type { SocialPhoto } from '../../flow/photos/social-photo.ts';
import { collageOf } from '../../state/collage/work.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';
import { logEvent } from '../../state/window/page-views.ts';
import { closeDialog } from '../collage/editor-actions.ts';
import { placeReturned, selectPhoto } from '../collage/tray-actions.ts';
import { addFiles } from '../photos/add-photos.ts';

/** Fetch state of photos of the service, by name: being fetched, or the error. */
type FetchStates = Readonly<Record<string, 'reading' | PhotoErrorKey>>;

interface ServicePhotosNeed {
  readonly workspace: Workspace;
  /** Aborted when the editor is left: cancels running fetches. */
  readonly signal: AbortSignal;
  /** Called when a photo has been added to the collage. */
  onEntered(): void;
}

/** The photos that an editing session fetches from a photo service. */
export function createServicePhotos(need: ServicePhotosNeed) {
  const { workspace, signal, onEntered } = need;
  const store = create<FetchStates>()(() => ({}));

  /** Returns the photo's file; null if it is already being fetched, cannot be fetched, or the fetch was cancelled. [ERRP-14] */
  const fetchFile = async ({ name, fullUrl }: SocialPhoto): Promise<File | null> => {
    if (store.getState()[name] === 'reading') return null;
    store.setState({ [name]: 'reading' });
    const read = await workspace.reader.readServerFile(fullUrl, signal);
    if (read.error === null) return new File([read.file], name, { type: 'image/jpeg' });
    if (!signal.aborted) logEvent('photo loading error', { file_size: 0, error: read.error });
    store.setState({ [name]: read.error });
    return null;
  };

  /**
   * Adds a photo of the service to the collage and, while the chooser is still open, to its slot. A photo that is already in the collage is
   * reused; a photo that cannot be fetched is ignored and shows the error on its tile. [CHOOSE-23]
   */
  const choose = async (photo: SocialPhoto): Promise<void> => {
    const photoInCollage = collageOf(workspace.work.getState())?.photos.find(({ type, name }) => type === 'SOCIAL' && name === photo.name);
    if (photoInCollage && !workspace.photos.entryOf(photoInCollage.id)?.isMissing) return placeChosen(workspace, photoInCollage.id);
    const file = await fetchFile(photo);
    if (!file) return;
    const { selected, returned } = await addFiles(workspace, [file], { type: 'SOCIAL', onEntered });
    const { [photo.name]: _, ...others } = store.getState();
    store.setState(others, true);
    if (selected === null || signal.aborted || useNavigation.getState().state !== 'NAVSTATE_EDITOR_FILE') return;
    if (!returned.includes(selected)) return placeChosen(workspace, selected);
    placeReturned(workspace, selected, null);
    closeDialog(workspace);
  };

  return { store, choose };
}

function placeChosen(workspace: Workspace, photoId: string): void {
  selectPhoto(workspace, photoId);
  closeDialog(workspace);
}
