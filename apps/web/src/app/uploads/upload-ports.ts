import { isReadableFile } from '../../files/is-readable.ts';
import { entryOf } from '../photos/photo-library.ts';
import type { UploadPorts } from './run-upload.ts';
import { bringPhoto } from './send-photo.ts';
import { sharedUpload } from './shared-upload.ts';

/** How this page uploads photos: the collage does not notice. A save joins what is on its way in the background. */
export const uploadPorts: UploadPorts = {
  upload: sharedUpload(bringPhoto),
  isReadable: async ({ id }) => isReadableFile(entryOf(id)?.file ?? null),
  wait: pause,
  chance: Math.random,
};

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
