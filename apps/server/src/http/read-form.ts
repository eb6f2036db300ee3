import type { FastifyRequest } from 'fastify';
import type { FormLimits } from './forms/form-parts.ts';
import { isForm, openForm } from './forms/open-form.ts';
import { isSparseJson } from './sparse-json.ts';

const KB = 1000;
const limits = (fields: number, fieldsBytes: number): FormLimits => ({
  fields,
  fieldBytes: fieldsBytes,
  fieldsBytes,
  files: 0,
  fileBytes: 0,
});

/** Limits of forms: one with a few words, one with the addresses of an order. */
export const WORDS = limits(16, 64 * KB);
export const ADDRESSES = limits(40, 64 * KB);
/** Limits of a form with the longest document, every character escaped. */
export const DOCUMENT = limits(16, 8_000 * KB);

/**
 * Returns a `preValidation` hook for calls that take key/value lists: a multipart body becomes the same plain object as a URL-encoded one,
 * and a JSON object in the field `upload` stands for its fields. [HTTP-01] [HCALL-12] [HCALL-13]
 */
export function readForm(limits: FormLimits = WORDS): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const fields = isForm(request) ? await multipartFields(request, limits) : ((request.body ?? {}) as Record<string, unknown>);
    const { upload } = fields;
    const inner = typeof upload === 'string' ? parsed(upload) : upload;
    request.body = isRecord(inner) ? { ...fields, ...inner } : fields;
  };
}

async function multipartFields(request: FastifyRequest, limits: FormLimits): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  for await (const part of openForm(request, limits)) {
    // A repeated name becomes a list, which no call accepts, so that the schema refuses it.
    if (part.kind === 'field') fields.set(part.name, fields.has(part.name) ? [fields.get(part.name), part.value] : part.value);
  }
  return Object.fromEntries(fields);
}

function parsed(text: string): unknown {
  try {
    return isSparseJson(text) ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
