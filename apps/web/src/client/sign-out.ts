import type { SignOutAnswer } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { postJson } from './http.ts';

/** Ends the session of this browser. @throws {HttpFault} */
export async function signOut(): Promise<void> {
  await postJson<SignOutAnswer>(endpoint('signouturl'), {});
}
