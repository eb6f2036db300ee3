import type { FastifyRequest } from 'fastify';
import { isForm, openForm } from '../forms/open-form.ts';

const LIMITS = { fields: 40, fieldBytes: 4_000_000, files: 0, fileBytes: 0 };

/**
 * A `preValidation` hook for calls that take key/value lists: a multipart body becomes the same plain object that a
 * URL-encoded one is, and one JSON object in field `upload` stands for its fields. [HTTP-01] [HCALL-12] [HCALL-13]
 */
export async function readForm(request: FastifyRequest): Promise<void> {
  const fields = isForm(request) ? await multipartFields(request) : ((request.body ?? {}) as Record<string, unknown>);
  const { upload } = fields;
  const inner = typeof upload === 'string' ? parsed(upload) : upload;
  request.body = isRecord(inner) ? { ...fields, ...inner } : fields;
}

async function multipartFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  for await (const part of openForm(request, LIMITS)) {
    // A name that comes twice is a list, which no call takes: refused by the schema rather than guessed at.
    if (part.kind === 'field') fields.set(part.name, fields.has(part.name) ? [fields.get(part.name), part.value] : part.value);
  }
  return Object.fromEntries(fields);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
