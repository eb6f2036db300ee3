import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Blobs } from '../../files/blobs.ts';
import { sendPicture } from '../../http/send-picture.ts';
import { type Result, refuse } from '../../values/result.ts';
import type { CollagePainter } from '../types/collage-painter.ts';
import type { DrawnCollage } from '../types/collages.ts';

export interface DrawnServices {
  readonly painter: Pick<CollagePainter, 'collagePicture' | 'objectPicture'>;
  readonly blobs: Blobs;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly query: { readonly look?: 'sheet' | 'object' | undefined };
}

/** Sends the thumbnail of a collage, and paints it first if there is none; on request the finished product on a wall instead. */
export async function sendDrawn(
  { request, reply, query }: Exchange,
  { painter, blobs }: DrawnServices,
  drawn: DrawnCollage | null,
): Promise<FastifyReply | Result<never>> {
  if (!drawn) return refuse('ERROR_NOT_FOUND');
  const objectPicture = query.look === 'object' ? await painter.objectPicture(drawn) : null;
  if (objectPicture) return await sendPicture(request, reply, paintedPicture(objectPicture));
  const sha256 = drawn.pictureSha256 || (await painter.collagePicture(drawn));
  const file = sha256 ? await blobs.read(sha256) : null;
  return file ? await sendPicture(request, reply, { file, sha256 }) : refuse('ERROR_NOT_FOUND');
}

function paintedPicture(bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { file: { sizeBytes: bytes.length, open: () => Promise.resolve(Readable.from([bytes])) }, sha256 };
}
