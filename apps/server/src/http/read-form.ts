import type { FastifyRequest } from 'fastify';

const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 4_000_000;

/**
 * A `preValidation` hook for calls that take key/value lists: a multipart body becomes the same plain object that a
 * URL-encoded one is, and one JSON object in field `upload` stands for its fields. [HTTP-01] [HCALL-13]
 */
export async function readForm(request: FastifyRequest): Promise<void> {
  const fields = request.isMultipart() ? await multipartFields(request) : ((request.body ?? {}) as Record<string, unknown>);
  const { upload } = fields;
  const inner = typeof upload === 'string' ? parsed(upload) : upload;
  request.body = isRecord(inner) ? { ...fields, ...inner } : fields;
}

async function multipartFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const limits = { fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, files: 0, parts: MAX_FIELDS };
  for await (const part of request.parts({ limits })) {
    // A name that comes twice is a list, which no call takes: refused by the schema rather than guessed at.
    if (part.type === 'field') fields[part.fieldname] = part.fieldname in fields ? [fields[part.fieldname], part.value] : part.value;
    else part.file.resume();
  }
  return fields;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
