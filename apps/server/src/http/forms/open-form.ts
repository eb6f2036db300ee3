import type { FastifyRequest } from 'fastify';
import { discardRest } from './discard-rest.ts';
import { formBoundary } from './form-boundary.ts';
import { FormError } from './form-error.ts';
import { type FormLimits, type FormPart, formParts } from './form-parts.ts';

/** Allowance for fields, headers and boundaries in addition to the file, bytes. */
const FORM_OVERHEAD_BYTES = 65_536;
export const isForm = (request: FastifyRequest): boolean => /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');

/**
 * Reads the parts of a request's form. When the caller stops half-way, reading stops there.
 *
 * @throws {FormError} for a body that is not a form, is compressed, or declares a length above the limit; then nothing is read
 */
export async function* openForm(request: FastifyRequest, limits: FormLimits): AsyncGenerator<FormPart> {
  const { raw } = request;
  try {
    const boundary = formBoundary(request.headers['content-type']);
    if (boundary === null) throw new FormError('The content type names no boundary.');
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') throw new FormError('The form is compressed.');
    const maxBytes = limits.files * limits.fileBytes + limits.fieldsBytes + FORM_OVERHEAD_BYTES;
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
      throw new FormError('The form is longer than its call allows.', limits.files > 0 ? 'ERROR_FILE_TO_BIG' : 'ERROR_TOO_BIG');
    }
    yield* formParts(raw.iterator({ destroyOnReturn: false }), boundary, limits);
  } finally {
    discardRest(raw);
  }
}
