import { PATHS, uploadCall, uploadRequest } from '@muro/api';
import { MAX_FILE_BYTES } from '@muro/domain';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { createRouter, type RouterServices } from '../../accounts/access/router.ts';
import type { Blobs, Draft } from '../../files/blobs.ts';
import { FormError } from '../../http/forms/form-error.ts';
import { isForm, openForm } from '../../http/forms/open-form.ts';
import { extendSocketTimeout } from '../../http/hooks/socket-timeout.ts';
import type { App } from '../../http/route-tools.ts';
import type { Metrics } from '../../monitoring/metrics.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { PhotoLeases, StoredTime } from '../types/photos.ts';
import { type ReceivePorts, receivePhoto, type WatchSpace } from '../use-cases/receive-photo.ts';
import { sentTime } from '../use-cases/sent-time.ts';
import { type StorePhotoPorts, storePhoto } from '../use-cases/store-photo.ts';

/** The specification's field name, and the one that its upload helper falls back to. [HCALL-01] [HCALL-02] */
const FILE_FIELDS = ['file', 'upload'];
const LIMITS = { files: 1, fileBytes: MAX_FILE_BYTES, fields: 16, fieldBytes: 2_000, fieldsBytes: 32_000 };
const MAX_FILE_NAME = 1024;

/** Disables body validation by the framework: the body is streamed, and its fields are validated afterwards. */
const unread = () => (value: unknown) => ({ value });

interface UploadServices extends RouterServices, StorePhotoPorts, ReceivePorts {
  readonly blobs: Blobs;
  readonly photoLeases: PhotoLeases;
  readonly metrics: Pick<Metrics, 'uploads'>;
}

export function uploadRoute(app: App, services: UploadServices): void {
  createRouter(app, services).post(
    PATHS.upload,
    uploadCall,
    async ({ request, user }) => {
      const sender = { ownerId: user.id, declaredBytes: declaredBytesOf(request) };
      const received = await receivePhoto(services, sender, (watch) => receive(request, services, watch));
      extendSocketTimeout(request);
      const result = received.ok ? await storeOnce(services, user.id, received.value) : received;
      services.metrics.uploads.inc({ outcome: result.ok ? 'stored' : result.refusal.error });
      return result;
    },
    { validatorCompiler: unread, limit: 'upload' },
  );
}

/**
 * Stores a photo under a lease. A concurrent check for known photos waits for it, so that a browser that was killed after its last byte
 * does not upload the photo again.
 */
async function storeOnce(services: UploadServices, ownerId: number, received: Received): ReturnType<typeof storePhoto> {
  const { path, sha256 } = received.draft;
  try {
    return await services.photoLeases.withLease(ownerId, sha256, () => storePhoto(services, { ownerId, ...received }));
  } catch (error) {
    await services.blobs.drop(path); // without a lease no other code deletes the draft
    throw error;
  }
}

interface Received {
  readonly draft: Draft;
  readonly name: string;
  readonly type: string;
  readonly unique: string;
  readonly suggestedRotation: string;
  readonly time: StoredTime;
}

/** Reads the whole form and streams its file to a draft. A refused form leaves nothing behind. */
async function receive(request: FastifyRequest, services: UploadServices, watch: WatchSpace): Promise<Result<Received>> {
  if (!isForm(request)) return refuse('ERROR_BAD_REQUEST');
  const fields = new Map<string, string>();
  let file: { draft: Draft; name: string } | null = null;
  try {
    for await (const part of openForm(request, LIMITS)) {
      if (part.kind === 'field') fields.set(part.name, writable(part));
      else {
        if (!FILE_FIELDS.includes(part.name)) throw wrongField(`The file is in another field: ${part.name}`, 'file');
        if (part.fileName.length > MAX_FILE_NAME) throw new FormError('The name of the file is too long.');
        file = { name: part.fileName, draft: await services.blobs.receive(watch(part.bytes)) };
      }
    }
    if (!file) throw wrongField('The form has no file.', 'file');
    const { name = file.name, t: type = '', x: unique = '', suggestedRotation = '', ...clientFields } = fieldsOf(fields);
    return done({ ...file, name, type, unique, suggestedRotation, time: sentTime(clientFields) });
  } catch (error) {
    if (file) await services.blobs.drop(file.draft.path);
    if (!(error instanceof FormError)) throw error;
    request.log.info({ reason: error.message }, 'form refused');
    return refuse(error.key, error.field ? { field: error.field } : {});
  }
}

/** Returns the declared length of the body; null without one. */
function declaredBytesOf({ headers }: FastifyRequest): number | null {
  const length = headers['content-length'];
  return length === undefined ? null : Number(length);
}

/** Validates the fields. @throws {FormError} naming the first invalid one */
function fieldsOf(fields: ReadonlyMap<string, string>): z.infer<typeof uploadRequest> {
  const read = uploadRequest.safeParse(Object.fromEntries(fields));
  if (read.success) return read.data;
  const field = String(read.error.issues[0]?.path[0] ?? '');
  throw wrongField(`The field has an invalid value: ${field}`, field);
}

const wrongField = (message: string, field: string) => new FormError(message, 'ERROR_BAD_REQUEST', { field });

function writable({ name, value }: { readonly name: string; readonly value: string }): string {
  if (value.includes('\0')) throw wrongField('A field contains a null character.', name);
  return value;
}
