import { needsPrintColours, type PhotoEntry } from '../../flow/photos/photo-entry.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { copiesFromServer } from './server-copies.ts';

/**
 * Loads the server's picture of CMYK photos as soon as they are uploaded, so that they show their print colours long before the collage is
 * saved. A picture that cannot be loaded is requested again in the next editing session.
 *
 * @param signal  cancels the requests
 * @returns loads pictures for photos that need it; to be called after each upload
 */
export function createPrintColours({ photos, reader }: Pick<Workspace, 'photos' | 'reader'>, signal: AbortSignal): () => void {
  const requested = new Set<string>();
  const fetchColours = async ({ id, type, uploaded }: PhotoEntry): Promise<void> => {
    if (!uploaded) return;
    const copies = await copiesFromServer(reader, { src: uploaded.src, type }, signal);
    if (copies.error !== null) return;
    photos.applyEvent(id, { type: 'coloured', web: copies.web, webSize: copies.webSize, thumbUrl: copies.thumbUrl });
  };
  return () => {
    for (const entry of Object.values(photos.store.getState().entries)) {
      if (!needsPrintColours(entry) || requested.has(entry.id)) continue;
      requested.add(entry.id);
      void fetchColours(entry);
    }
  };
}
