import type { AccountFault } from '../../../app/account-store.ts';
import type { Text } from '../../../app/text-store.ts';

/** Why a form was not accepted, in the page's language. */
export function faultWords(fault: AccountFault, t: Text): string {
  return 'key' in fault ? t(fault.key) : fault.message;
}
