import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../files/blobs.ts';

interface Picture {
  readonly file: StoredFile;
  /** Of its content. */
  readonly sha256: string;
}

/**
 * Sends a picture that a person uploaded, or a copy of one. Whatever the bytes are, opened in a tab they run nothing:
 * fixed type, no sniffing, an empty sandbox.
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

/** The browser asks before each use: after a sign-out its copy is nobody's. An unchanged picture costs no bytes (304). */
const PRIVATE_FRESH = 'private, no-cache';
