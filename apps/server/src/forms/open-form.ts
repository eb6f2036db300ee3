import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { formBoundary } from './form-boundary.ts';
import { FormError } from './form-error.ts';
import { type FormLimits, type FormPart, formParts } from './form-parts.ts';

/** What fields, heads and boundaries may add to the file, bytes. */
const FORM_OVERHEAD_BYTES = 65_536;
/** What is still read of a refused body, so that a short one ends in peace; a longer one is cut off a moment after the answer. */
const REST_BYTES = 65_536;
export const REST_MS = 2_000;

export const isForm = (request: FastifyRequest): boolean => /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');

/**
 * The parts of a request's form. When it is refused half-way, reading stops there.
 *
 * @throws {FormError} for a body that is none, is packed, or says itself that it is too long: then nothing is read at all
 */
export async function* openForm(request: FastifyRequest, limits: FormLimits): AsyncGenerator<FormPart> {
  const { raw } = request;
  try {
    const boundary = formBoundary(request.headers['content-type']);
    if (boundary === null) throw new FormError('The content type names no boundary.');
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') throw new FormError('The form is packed.');
    const mostBytes = limits.files * limits.fileBytes + limits.fields * limits.fieldBytes + FORM_OVERHEAD_BYTES;
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) {
      throw new FormError('The form is longer than its call allows.', limits.files > 0 ? 'ERROR_FILE_TO_BIG' : 'ERROR_TOO_BIG');
    }
    yield* formParts(raw.iterator({ destroyOnReturn: false }), boundary, limits);
  } finally {
    leaveRest(raw);
  }
}

const left = new WeakSet<IncomingMessage>();

/** Whether the rest of a refused form still comes in. */
export const isLeft = (raw: IncomingMessage): boolean => left.has(raw) && !raw.complete;

function leaveRest(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return;
  left.add(raw);
  let rest = REST_BYTES;
  raw.on('data', ({ length }: Buffer) => {
    rest -= length;
    if (rest < 0) raw.pause();
  });
  raw.on('error', () => {}); // the client went away: nobody waits for these bytes
  setImmediate(() => raw.resume()); // the stream first has to notice that its last reader left
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, REST_MS).unref();
  raw.once('end', () => clearTimeout(timer));
}
