import type { MultipartFile } from '@fastify/multipart';
import { PATHS, uploadAnswer } from '@muro/api';
import type { FastifyRequest } from 'fastify';
import { type App, forUser, sendResult } from '../http/route-tools.ts';
import type { Services } from '../services.ts';
import type { Draft } from '../use-cases/ports.ts';
import { type Result, refuse } from '../use-cases/result.ts';
import { storePhoto } from '../use-cases/store-photo.ts';

/** The specification's field name, and the one its upload helper falls back to. [HCALL-01] [HCALL-02] */
const FILE_FIELDS = ['file', 'upload'];
const MAX_FILE_NAME = 1024;
/** Longest wait for the check of a photo when many came at once. */
const CHECKING_MS = 180_000;

export function uploadRoute(app: App, services: Services): void {
  app.post(PATHS.upload, { schema: { response: { 200: uploadAnswer } } }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const received = await receive(request, services);
      // The body is here: from now on the client waits for us, so its silence is no reason to hang up.
      request.raw.socket?.setTimeout?.(CHECKING_MS);
      const result = received.ok ? await storePhoto(services, { ownerId: user.id, ...received.value }) : received;
      services.metrics.uploads.inc({ outcome: result.ok ? 'stored' : result.refusal.error });
      return sendResult(request, reply, services, result);
    }),
  );
}

interface Received {
  readonly draft: Draft;
  readonly name: string;
  readonly type: string;
  readonly unique: string;
}

/** Reads the whole form, its one file streamed to a draft. Nothing stays behind when it is refused. */
async function receive(request: FastifyRequest, services: Services): Promise<Result<Received>> {
  if (!request.isMultipart()) return refuse('ERROR_BAD_REQUEST');
  const fields: Record<string, string> = {};
  let file: { draft: Draft; name: string } | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else {
        if (file || !isWanted(part)) throw new BadFormError();
        file = { name: part.filename, draft: await services.blobs.receive(part.file) };
        if (part.file.truncated) return await dropped(services, file.draft, refuse('ERROR_FILE_TO_BIG'));
      }
    }
  } catch (error) {
    if (file) await services.blobs.drop(file.draft.path);
    if (error instanceof BadFormError) return refuse('ERROR_BAD_REQUEST');
    throw error;
  }
  if (!file) return refuse('ERROR_BAD_REQUEST');
  return { ok: true, value: { ...file, name: fields.name ?? file.name, type: fields.t ?? '', unique: fields.x ?? '' } };
}

class BadFormError extends Error {}

function isWanted(part: MultipartFile): boolean {
  const isRight = FILE_FIELDS.includes(part.fieldname) && (part.filename ?? '').length <= MAX_FILE_NAME;
  if (!isRight) part.file.resume(); // drained, or closing the server would wait for it
  return isRight;
}

async function dropped<T>(services: Services, draft: Draft, result: T): Promise<T> {
  await services.blobs.drop(draft.path);
  return result;
}
