import { needsPrintColours, type PhotoEntry } from '../../flow/photos/photo-entry.ts';
import { tellEntry, usePhotoLibrary } from './photo-library.ts';
import { copiesFromServer } from './server-copies.ts';

/**
 * Gives photos of four inks the server's picture as soon as it has them, so that they look as they will be printed long before the
 * collage is saved. A picture that cannot be had now is asked for again in the next editor. Runs until the returned function is called.
 */
export function startPrintColours(): () => void {
  const asked = new Set<string>();
  const look = (): void => {
    for (const entry of Object.values(usePhotoLibrary.getState().entries)) {
      if (!needsPrintColours(entry) || asked.has(entry.id)) continue;
      asked.add(entry.id);
      void fetchColours(entry);
    }
  };
  look();
  return usePhotoLibrary.subscribe(look);
}

async function fetchColours({ id, type, arrived }: PhotoEntry): Promise<void> {
  if (!arrived) return;
  const copies = await copiesFromServer(arrived.src, type);
  if (copies.error !== null) return;
  tellEntry(id, { type: 'coloured', web: copies.web, webSize: copies.webSize, thumbUrl: copies.thumbUrl });
}
