import type { AccountFault } from '../../state/account/account-call.ts';
import type { Text } from '../../state/language/text-store.ts';

/** Returns the reason why a form was rejected, in the page's language. */
export function accountWords(fault: AccountFault, t: Text): string {
  return 'key' in fault ? t(fault.key) : fault.message;
}
