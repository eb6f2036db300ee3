import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Blobs } from '../../files/blobs.ts';
import { sendPicture } from '../../http/send-picture.ts';
import { type Result, refuse } from '../../values/result.ts';
import type { CollagePainter } from '../types/collage-painter.ts';
import type { DrawnCollage } from '../types/collages.ts';

export interface DrawnServices {
  readonly painter: Pick<CollagePainter, 'collagePicture'>;
  readonly blobs: Blobs;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Sends the thumbnail of a collage, and paints it first if there is none. */
export async function sendDrawn(
  { request, reply }: Exchange,
  { painter, blobs }: DrawnServices,
  drawn: DrawnCollage | null,
): Promise<FastifyReply | Result<never>> {
  if (!drawn) return refuse('ERROR_NOT_FOUND');
  const sha256 = drawn.pictureSha256 || (await painter.collagePicture(drawn));
  const file = sha256 ? await blobs.read(sha256) : null;
  return file ? await sendPicture(request, reply, { file, sha256 }) : refuse('ERROR_NOT_FOUND');
}
