import { type AuthKeyAnswer, type OwnAccountAnswer, PATHS } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { getJson, postJson } from './http.ts';
import { ownPurpose, sealPasswords } from './seal-password.ts';

/** A request about one's own account: its fields, and the passwords that prove who asks. */
export interface OwnRequest {
  /** One of the calls of the account page in `PATHS`. */
  readonly path: string;
  /** Name of the account. */
  readonly name: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Typed passwords by their field: `current`, `password`, `password_again`. They are sealed before they are sent. */
  readonly passwords?: Readonly<Record<string, string>>;
}

/** @throws {HttpFault} @throws {SealError} */
export async function sendOwn<Answer extends OwnAccountAnswer>({ path, name, fields = {}, passwords = {} }: OwnRequest): Promise<Answer> {
  const names = Object.keys(passwords);
  if (names.length === 0) return await postJson<Answer>(path, fields);
  const key = await getJson<AuthKeyAnswer>(endpoint('authkeyurl'));
  const sealed = await sealPasswords(Object.values(passwords), ownPurpose(name), key);
  const envelopes = Object.fromEntries(names.map((each, at) => [each, sealed[at]]));
  return await postJson<Answer>(path, { ...fields, ...envelopes, nonce: key.nonce });
}

/** Confirms an address by the secret of a mail's link. @throws {HttpFault} */
export function confirmEmail<Answer extends OwnAccountAnswer>(token: string): Promise<Answer> {
  return postJson<Answer>(PATHS.confirmEmail, { token });
}
