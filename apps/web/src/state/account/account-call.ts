import { HttpFault } from '../../client/http.ts';
import { SealError } from '../../client/seal-password.ts';
import type { TextKey } from '../language/text-store.ts';

/** Reason why a form was rejected: one of our texts, or a message from the server in the page's language. */
export type AccountFault = { readonly key: Extract<TextKey, 'noAnswer' | 'accountInsecure'> } | { readonly message: string };

export function accountFault(error: unknown): AccountFault {
  if (error instanceof SealError || (error instanceof HttpFault && error.key === 'ERROR_INSECURE')) return { key: 'accountInsecure' };
  if (!(error instanceof HttpFault) || error.kind !== 'refused') return { key: 'noAnswer' };
  return { message: error.message };
}

/** Runs a call that returns an error message, '' for success. @returns null on success */
export async function faultOfCall(call: () => Promise<string | undefined>): Promise<AccountFault | null> {
  try {
    const message = await call();
    return message ? { message } : null;
  } catch (error) {
    return accountFault(error);
  }
}
