import { isReadableFile } from '../files/is-readable.ts';
import { entryOf } from './photo-library.ts';
import type { UploadPorts } from './run-upload.ts';
import { bringPhoto, settlePhoto } from './send-photo.ts';
import { sharedUpload } from './shared-upload.ts';

/** How this page uploads photos in the background: the collage does not notice. */
export const backgroundPorts: UploadPorts = {
  upload: sharedUpload(bringPhoto),
  isReadable: async ({ id }) => isReadableFile(entryOf(id)?.file ?? null),
  wait: pause,
  chance: Math.random,
};

/** How a save does: it joins what is on its way, and each photo of the collage takes the server's number. */
export const savePorts: UploadPorts = {
  ...backgroundPorts,
  upload: async (photo, signal, onSent) => {
    await backgroundPorts.upload(photo, signal, onSent);
    settlePhoto(photo.id);
  },
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
