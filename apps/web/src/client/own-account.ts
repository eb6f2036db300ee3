import { type OwnAccountAnswer, ownPurpose, PATHS } from '@muro/api';
import { postJson } from './http.ts';
import { sealForCall } from './seal-for-call.ts';

/** A request about the person's own account: its fields, and the passwords that authorise it. */
export interface OwnRequest {
  /** Path of the call, one of the account page in `PATHS`. */
  readonly path: string;
  /** Username of the account. */
  readonly name: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Typed passwords by field: `current`, `password`, `password_again`. They are encrypted before they are sent. */
  readonly passwords?: Readonly<Record<string, string>>;
}

/** Sends the request and returns the server's answer. @throws {HttpFault} @throws {SealError} */
export async function sendOwn<Answer extends OwnAccountAnswer>({ path, name, fields = {}, passwords = {} }: OwnRequest): Promise<Answer> {
  const names = Object.keys(passwords);
  if (names.length === 0) return await postJson<Answer>(path, fields);
  const { envelopes, nonce } = await sealForCall(Object.values(passwords), ownPurpose(name));
  const sealed = Object.fromEntries(names.map((passwordName, index) => [passwordName, envelopes[index]]));
  return await postJson<Answer>(path, { ...fields, ...sealed, nonce });
}

/** Confirms an email address with the token of a mail's link. @throws {HttpFault} */
export function confirmEmail<Answer extends OwnAccountAnswer>(token: string): Promise<Answer> {
  return postJson<Answer>(PATHS.confirmEmail, { token });
}
