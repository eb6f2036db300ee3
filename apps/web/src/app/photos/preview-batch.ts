import type { QuickPicture } from '../../files/photo-read.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { thumbsOf } from './thumbs.ts';

/** Previews of all photos of one choice, shown before the first one is read: designs wait for all photos, not for one. */
export interface PreviewBatch {
  /** Shows the preview of a photo whose header was read, if that is fast; resolves when all photos of the choice have been tried. */
  show(id: string): Promise<void>;
  /** Marks all headers as read: no photo follows. */
  end(): void;
}

/** Batch interval, ms: previews that arrive within it are shown together, because each batch repaints all designs in view. */
const BATCH_MS = 120;

export function createPreviewBatch(workspace: Workspace): PreviewBatch {
  const { reader, photos, reading } = workspace;
  const thumbs = thumbsOf(workspace);
  const pending: Promise<void>[] = [];
  const batched = new Map<string, QuickPicture>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const allShown = async (): Promise<void> => {
    await ended;
    await Promise.all(pending);
    flush();
    reading.setMakingPreviews(false);
  };
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const [id, { picture, thumbUrl, isRough }] of batched) {
      thumbs.store(photos.entryOf(id)?.origin ?? id, thumbUrl, picture);
      photos.applyEvent(id, { type: 'quick', thumbUrl, isRough });
    }
    batched.clear();
  };
  const read = async (id: string): Promise<void> => {
    const { file = null, original = null, isForeign = true } = photos.entryOf(id) ?? {};
    const quick = file && original && !isForeign ? await reader.quickPicture(file, original) : null;
    if (!quick) return;
    batched.set(id, quick);
    timer ??= setTimeout(flush, BATCH_MS);
  };
  reading.setMakingPreviews(true);
  const published = allShown();
  return {
    show: (id) => {
      pending.push(read(id));
      return published;
    },
    end,
  };
}
