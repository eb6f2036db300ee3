import type { UploadFault } from '../../../flow/uploads/photo-upload.ts';
import type { Text } from '../../../state/language/text-store.ts';

/** Sentences that the machine gives in English, and codes, are said in the page's language; the server's own are already. [ERRP-10 … ERRP-13] */
export function uploadWords({ kind, message }: UploadFault, t: Text): string {
  if (kind === 'gone') return t('uploadGone');
  if (kind === 'missing') return t('missingOnSlot');
  if (kind === 'lost' || kind === 'signed-out') return t('uploadLost');
  if (message === 'The server could not process the file.') return t('uploadUnreadable');
  if (/^\S+$/.test(message)) return t('uploadUnreadable');
  const status = /server responded with: (\d+)$/.exec(message)?.[1];
  return status ? t('uploadStatus', { status }) : message;
}
