import { HttpFault } from '../../client/http.ts';
import { type Text, textNow } from './text-store.ts';

/**
 * Returns the reason of a failure in the page's language: the server's own sentence if it sent one. Technical messages, which are in
 * English, are not shown.
 */
export function faultWords(error: unknown, t: Text = textNow()): string {
  if (!(error instanceof HttpFault)) return t('ERROR_OCCURRED');
  if (error.kind === 'unreadable') return t('faultUnreadable');
  if (error.kind !== 'refused') return t('uploadLost');
  return error.message === String(error.status) ? t('faultStatus', { status: error.message }) : error.message;
}
