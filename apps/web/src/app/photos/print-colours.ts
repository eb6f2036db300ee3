import { needsPrintColours, type PhotoEntry } from '../../flow/photos/photo-entry.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { copiesFromServer } from './server-copies.ts';

/**
 * Gives photos of four inks the server's picture as soon as it has them, so that they look as they will be printed long before the
 * collage is saved. A picture that cannot be had now is asked for again in the next editing session.
 *
 * @param signal  ends the asking
 * @returns looks for photos that need it; called when one has arrived there
 */
export function createPrintColours({ photos, reader }: Pick<Workspace, 'photos' | 'reader'>, signal: AbortSignal): () => void {
  const asked = new Set<string>();
  const fetchColours = async ({ id, type, arrived }: PhotoEntry): Promise<void> => {
    if (!arrived) return;
    const copies = await copiesFromServer(reader, { src: arrived.src, type }, signal);
    if (copies.error !== null) return;
    photos.tell(id, { type: 'coloured', web: copies.web, webSize: copies.webSize, thumbUrl: copies.thumbUrl });
  };
  return () => {
    for (const entry of Object.values(photos.store.getState().entries)) {
      if (!needsPrintColours(entry) || asked.has(entry.id)) continue;
      asked.add(entry.id);
      void fetchColours(entry);
    }
  };
}
