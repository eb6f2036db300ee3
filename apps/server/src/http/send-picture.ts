import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../files/blobs.ts';

interface Picture {
  readonly file: StoredFile;
  /** SHA-256 of the content. */
  readonly sha256: string;
}

/**
 * Sends a picture that a user uploaded, or a copy of one. It is untrusted content, so that opening it in a tab must not run anything: fixed
 * content type, `nosniff`, empty sandbox.
 */
export async function sendPicture(request: FastifyRequest, reply: FastifyReply, { file, sha256 }: Picture): Promise<FastifyReply> {
  const etag = `"${sha256}"`;
  const body = request.headers['if-none-match'] === etag ? null : await file.open();
  reply
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', PRIVATE_FRESH)
    .header('vary', 'cookie')
    .header('etag', etag);
  if (!body) return reply.code(304).send();
  return reply.type('image/jpeg').header('content-length', file.sizeBytes).send(body);
}

/**
 * The browser revalidates before each use, so that its copy is not shown after a sign-out. An unchanged picture costs no transfer (304).
 */
const PRIVATE_FRESH = 'private, no-cache';
