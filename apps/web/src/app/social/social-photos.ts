import type { PhotoErrorKey } from '@muro/domain';
import { create } from 'zustand';
import { photoReader } from '../../files/photo-reader.ts';
import type { SocialPhoto } from '../../flow/photos/social-photo.ts';
import { closeDialog } from '../collage/editor-actions.ts';
import { collageOf, useWork } from '../collage/work-store.ts';
import { useNavigation } from '../navigate/navigation-store.ts';
import { logEvent } from '../navigate/page-views.ts';
import { addFiles } from '../photos/add-photos.ts';
import { entryOf } from '../photos/photo-library.ts';
import { placeReturned, selectPhoto } from '../photos/tray-actions.ts';

/** What is known of a photo beyond the list: that it is being read, or why it could not be. By name. */
export const usePhotosOnTheWay = create<Readonly<Record<string, 'reading' | PhotoErrorKey>>>()(() => ({}));

/**
 * Takes a photo of the service into the collage and, while the chooser is still open, into its slot. A photo that is in
 * the collage already is used again; one that cannot be read is ignored and says so at its tile. [CHOOSE-23] [ERRP-14]
 */
export async function chooseSocialPhoto(photo: SocialPhoto): Promise<void> {
  const known = collageOf(useWork.getState())?.photos.find(({ type, name }) => type === 'SOCIAL' && name === photo.name);
  if (known && !entryOf(known.id)?.isMissing) return use(known.id);
  if (usePhotosOnTheWay.getState()[photo.name] === 'reading') return;
  usePhotosOnTheWay.setState({ [photo.name]: 'reading' });
  const read = await photoReader.readServerFile(photo.fullUrl);
  if (read.error !== null) {
    logEvent('photo loading error', { file_size: 0, error: read.error });
    usePhotosOnTheWay.setState({ [photo.name]: read.error });
    return;
  }
  const file = new File([read.file], photo.name, { type: 'image/jpeg' });
  const { selected, returned } = await addFiles([file], 'SOCIAL');
  const { [photo.name]: _, ...others } = usePhotosOnTheWay.getState();
  usePhotosOnTheWay.setState(others, true);
  if (selected === null || useNavigation.getState().state !== 'NAVSTATE_EDITOR_FILE') return;
  if (!returned.includes(selected)) return use(selected);
  placeReturned(selected, null);
  closeDialog();
}

function use(photoId: string): void {
  selectPhoto(photoId);
  closeDialog();
}
