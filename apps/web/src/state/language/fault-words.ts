import { HttpFault } from '../../client/http.ts';
import { type Text, textNow } from './text-store.ts';

/**
 * Why something failed, for a person and in the page's language: the server's own sentence where it said one. Words that only
 * the machine wrote, which are English, stay out.
 */
export function faultWords(error: unknown, t: Text = textNow()): string {
  if (!(error instanceof HttpFault)) return t('ERROR_OCCURRED');
  if (error.kind === 'unreadable') return t('faultUnreadable');
  if (error.kind !== 'refused') return t('uploadLost');
  return error.message === String(error.status) ? t('faultStatus', { status: error.message }) : error.message;
}
