import type { FileHandle } from 'node:fs/promises';
import { type ByteRange, MAX_SCANS, readJpegPicture, readJpegScans, verifyJpegData } from '@muro/domain';

/** Bytes of a JPEG file up to the end of its picture. */
export interface JpegStart {
  readonly bytes: Uint8Array;
  /** Scans as `readJpegPicture` finds them in the whole file. */
  readonly scans: readonly ByteRange[];
}

const STEP_BYTES = 1_048_576;
const MARKER_BYTES = 2;

/**
 * Reads a JPEG up to the end of its picture. Data that a camera appends (a video, a second picture, a depth map) can be
 * larger than the picture and is not read, except for the rest of the last step:
 *
 *     picture 3.2 MB │ film 18 MB        reads 1 + 1 + 1 + 1 MB of 21.2 MB
 *
 * A step is at least a megabyte and at least a quarter of the bytes read so far, since each step searches for the end again.
 *
 * @param file       opened for reading
 * @param sizeBytes  of the file
 * @param buffer     receives the bytes, at least as large as the file
 */
export async function readJpegFile(
  file: Pick<FileHandle, 'read'>,
  sizeBytes: number,
  buffer: Buffer = Buffer.allocUnsafeSlow(sizeBytes),
): Promise<JpegStart> {
  for (let length = 0; ; ) {
    const to = Math.min(sizeBytes, length + Math.max(STEP_BYTES, length >> 2));
    length = await fill(file, buffer.subarray(0, to), length);
    const bytes = buffer.subarray(0, length);
    const scans = length < to || length === sizeBytes ? readJpegPicture(bytes).scans : scansOfStart(bytes);
    if (scans) return { bytes, scans };
  }
}

/** Returns the scans if the picture ends within these first bytes of a file; else null. */
function scansOfStart(bytes: Uint8Array): readonly ByteRange[] | null {
  const end = readJpegScans(bytes).scans.at(-1)?.to ?? bytes.length;
  if (end + MARKER_BYTES > bytes.length) return null; // the last scan continues beyond these bytes
  const { isWhole, scans } = verifyJpegData(bytes, MAX_SCANS);
  return isWhole ? scans : null;
}

/** Reads from byte `from` until the buffer is full or the file ends. Returns the offset after the last byte read. */
async function fill(file: Pick<FileHandle, 'read'>, buffer: Uint8Array, from: number): Promise<number> {
  let offset = from;
  while (offset < buffer.length) {
    const { bytesRead } = await file.read(buffer, offset, buffer.length - offset, offset);
    if (bytesRead === 0) break;
    offset += bytesRead;
  }
  return offset;
}
