import { MAX_UPLOAD_BYTES, PATHS, uploadAnswer } from '@muro/api';
import type { FastifyRequest } from 'fastify';
import { FormError } from '../forms/form-error.ts';
import { isForm, openForm } from '../forms/open-form.ts';
import { type App, forUser, sendResult } from '../http/route-tools.ts';
import { waitForUs } from '../http/wait-for-us.ts';
import type { Services } from '../services.ts';
import type { Draft } from '../use-cases/ports.ts';
import { done, type Result, refuse } from '../use-cases/result.ts';
import { type StorePhotoInput, storePhoto } from '../use-cases/store-photo.ts';

/** The specification's field name, and the one its upload helper falls back to. [HCALL-01] [HCALL-02] */
const FILE_FIELDS = ['file', 'upload'];
const LIMITS = { files: 1, fileBytes: MAX_UPLOAD_BYTES, fields: 16, fieldBytes: 2_000 };
const MAX_FILE_NAME = 1024;
/** What a heartbeat answers, or nothing. It names a visit and never authenticates; anything else in its place is refused. */
const VISIT = /^([0-9a-f]{32})?$/;

export function uploadRoute(app: App, services: Services): void {
  app.post(PATHS.upload, { schema: { response: { 200: uploadAnswer } } }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const received = await receive(request, services);
      waitForUs(request);
      const result = received.ok ? await storeOnce(services, { ownerId: user.id, ...received.value }) : received;
      services.metrics.uploads.inc({ outcome: result.ok ? 'stored' : result.refusal.error });
      return sendResult(request, reply, services, result);
    }),
  );
}

/** Who asks meanwhile whether the photo is there waits until it is: a browser that was killed behind its last byte sends it no second time. */
function storeOnce(services: Services, input: StorePhotoInput): ReturnType<typeof storePhoto> {
  return services.photosInWork.during(input.ownerId, input.draft.sha256, () => storePhoto(services, input));
}

interface Received {
  readonly draft: Draft;
  readonly name: string;
  readonly type: string;
  readonly unique: string;
}

/** Reads the whole form, its one file streamed to a draft. Nothing stays behind when it is refused. */
async function receive(request: FastifyRequest, services: Services): Promise<Result<Received>> {
  if (!isForm(request)) return refuse('ERROR_BAD_REQUEST');
  const fields = new Map<string, string>();
  let file: { draft: Draft; name: string } | null = null;
  try {
    for await (const part of openForm(request, LIMITS)) {
      if (part.kind === 'field') fields.set(part.name, part.value);
      else {
        if (!FILE_FIELDS.includes(part.name)) throw new FormError(`The file is in another field: ${part.name}`);
        if (part.fileName.length > MAX_FILE_NAME) throw new FormError('The name of the file is too long.');
        file = { name: part.fileName, draft: await services.blobs.receive(part.bytes) };
      }
    }
    if (!file) throw new FormError('The form has no file.');
    if (!VISIT.test(fields.get('s') ?? '')) throw new FormError('The session is none that a heartbeat gave.');
    return done({ ...file, name: fields.get('name') ?? file.name, type: fields.get('t') ?? '', unique: fields.get('x') ?? '' });
  } catch (error) {
    if (file) await services.blobs.drop(file.draft.path);
    if (!(error instanceof FormError)) throw error;
    request.log.info({ reason: error.message }, 'form refused');
    return refuse(error.key);
  }
}
