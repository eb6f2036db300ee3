import { abortableDelay } from '../../files/abortable-delay.ts';
import { isReadableFile } from '../../files/is-readable.ts';
import type { UploadPorts } from './run-upload.ts';
import { photoSender, type SenderPorts } from './send-photo.ts';
import { singleFlightUpload } from './single-flight-upload.ts';

/** Creates the upload ports of an editing session. A save joins uploads that run in the background. */
export function createUploadPorts(ports: SenderPorts): UploadPorts {
  return {
    upload: singleFlightUpload(photoSender(ports)),
    isReadable: async ({ id }) => isReadableFile(ports.workspace.photos.entryOf(id)?.file ?? null),
    wait: abortableDelay,
    chance: Math.random,
  };
}
