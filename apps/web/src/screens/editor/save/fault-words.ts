import type { Text } from '../../../app/locale/text-store.ts';
import type { AccountFault } from '../../../app/saving/account-store.ts';
import type { UploadFault } from '../../../flow/photos/photo-upload.ts';

/** Why a form was not accepted, in the page's language. */
export function faultWords(fault: AccountFault, t: Text): string {
  return 'key' in fault ? t(fault.key) : fault.message;
}

/** Sentences that the machine gives in English are said in the page's language; the server's own are already. [ERRP-10 … ERRP-13] */
export function uploadWords({ kind, message }: UploadFault, t: Text): string {
  if (kind === 'gone') return t('uploadGone');
  if (kind === 'missing') return t('missingOnSlot');
  if (kind === 'lost' || kind === 'signed-out') return t('uploadLost');
  if (message === 'The server could not process the file.') return t('uploadUnreadable');
  const status = /server responded with: (\d+)$/.exec(message)?.[1];
  return status ? t('uploadStatus', { status }) : message;
}
