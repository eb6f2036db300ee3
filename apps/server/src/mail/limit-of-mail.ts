import type { MailLimitName } from '../accounts/types/accounts.ts';
import type { MailKind } from '../db/schema/mail-kind.ts';

/** Returns the rate limit per recipient that a mail counts on; null for mails to the shop. */
export function limitOfMail(kind: MailKind): MailLimitName | null {
  switch (kind) {
    case 'reset':
      return 'resetMail';
    case 'confirm-email':
    case 'email-old':
    case 'email-new':
      return 'linkMail';
    case 'password-changed':
    case 'new-device':
    case 'email-changed':
    case 'second-factor-on':
    case 'second-factor-off':
    case 'left':
    case 'withdrawn':
    case 'withdrawn-elsewhere':
      return 'noticeMail';
    default:
      return kind.startsWith('shop-') ? null : 'orderMail';
  }
}
