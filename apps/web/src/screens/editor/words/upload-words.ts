import type { UploadFault } from '../../../flow/uploads/photo-upload.ts';
import type { Text } from '../../../state/language/text-store.ts';

/**
 * Returns the reason of a failed upload: translates technical English messages and codes; the server's own sentences are already in the
 * page's language. [ERRP-10 … ERRP-13]
 */
export function uploadWords({ kind, message }: UploadFault, t: Text): string {
  if (kind === 'gone') return t('uploadGone');
  if (kind === 'missing') return t('missingOnSlot');
  if (kind === 'lost' || kind === 'signed-out') return t('uploadLost');
  if (message === 'The server could not process the file.') return t('uploadUnreadable');
  if (/^\S+$/.test(message)) return t('uploadUnreadable');
  const status = /server responded with: (\d+)$/.exec(message)?.[1];
  return status ? t('uploadStatus', { status }) : message;
}
