import { IDEMPOTENCY_HEADER, type SaveAnswer } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { HttpFault, postForm } from './http.ts';

export interface SaveCall {
  readonly collageXml: string;
  readonly isForOrder: boolean;
  /** Id of the active size (child template), not of the template. [HCALL-09] */
  readonly childTemplateId: string;
  /** Null for a collage that has never been saved. [SAVE-13] */
  readonly collageId: string | null;
  /** The stored version that the work is based on (optimistic concurrency); null overwrites any version. */
  readonly baseVersion: number | null;
  /** Idempotency key of this attempt: a repeated call stores the collage once. */
  readonly attempt: string;
  /** [HCALL-11] */
  readonly extra?: Readonly<Record<string, string>>;
}

export interface SavedAs {
  readonly collageId: string;
  readonly version: number;
  /** Other fields of the answer. [HCALL-14] */
  readonly rest: Readonly<Record<string, unknown>>;
}

const TIMEOUT_MS = 90_000;

/**
 * Stores a collage. [HCALL-07 … HCALL-15]
 *
 * @throws {HttpFault} key ERROR_NEWER_VERSION if a newer version has been stored since; kind 'cancelled' after `signal`
 */
export async function saveCollage(call: SaveCall, signal?: AbortSignal): Promise<SavedAs> {
  const headers = { [IDEMPOTENCY_HEADER]: call.attempt };
  return readSaveAnswer(await postForm<SaveAnswer>(endpoint('savexmlurl'), saveFields(call), { signal, headers, timeoutMs: TIMEOUT_MS }));
}

/** Returns the form fields of the call. */
export function saveFields(call: SaveCall): Readonly<Record<string, string>> {
  return {
    ...call.extra,
    collagexml: call.collageXml,
    editor: '2',
    editor_version: '1',
    fororder: String(call.isForOrder),
    templateid: call.childTemplateId,
    ...(call.collageId === null ? {} : { collageid: call.collageId }),
    ...(call.baseVersion === null ? {} : { baseversion: String(call.baseVersion) }),
  };
}

export function readSaveAnswer({ collageid, version, ...rest }: Partial<SaveAnswer>): SavedAs {
  if (!collageid) throw new HttpFault('unreadable', 'The answer names no collage', { status: 200 });
  return { collageId: String(collageid), version: version ?? 1, rest };
}
