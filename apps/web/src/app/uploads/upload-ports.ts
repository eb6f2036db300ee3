import { isReadableFile } from '../../files/is-readable.ts';
import { rest } from '../../files/rest.ts';
import type { UploadPorts } from './run-upload.ts';
import { photoSender, type SenderPorts } from './send-photo.ts';
import { singleFlightUpload } from './single-flight-upload.ts';

/** How an editing session uploads photos: the collage does not notice. A save joins what is on its way in the background. */
export function createUploadPorts(ports: SenderPorts): UploadPorts {
  return {
    upload: singleFlightUpload(photoSender(ports)),
    isReadable: async ({ id }) => isReadableFile(ports.workspace.photos.entryOf(id)?.file ?? null),
    wait: rest,
    chance: Math.random,
  };
}
