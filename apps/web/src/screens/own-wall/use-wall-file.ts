import { useState } from 'react';
import { readWallPicture } from '../../app/own-wall/read-wall-picture.ts';
import { type WallPhoto, wallPhotoOf } from '../../room/own-wall/wall-photo.ts';
import { useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';

/** Reads chosen files as photos of a wall, and tells why one is refused. */
export function useWallFile(onPhoto: (photo: WallPhoto) => void) {
  const t = useText();
  const workspace = useWorkspace();
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState('');
  const read = async (file: File): Promise<void> => {
    setReading(true);
    setRefusal('');
    const picture = await readWallPicture(workspace, file).catch(() => ({ error: 'ERROR_COULD_NOT_LOAD', hint: null }) as const);
    setReading(false);
    if (picture.error !== null) {
      setRefusal([t(picture.error), picture.hint && t(picture.hint)].filter(Boolean).join(' '));
      return;
    }
    const photo = wallPhotoOf(picture.bitmap, picture.focal35);
    if (photo) onPhoto(photo);
    else setRefusal(t('ERROR_COULD_NOT_LOAD'));
  };
  return { read, isReading, refusal };
}
