import { type ApiLocale, PATHS } from '@muro/api';
import type { EmailChanges, PasswordResets } from '../ports/accounts.ts';
import type { ClaimedMail, MailAccount, MailRecords } from '../ports/mail.ts';
import type { AccountMail, MailKind } from '../ports/mail-kind.ts';
import type { Shop } from '../ports/shop.ts';
import {
  confirmEmailLetter,
  emailChangedLetter,
  leftLetter,
  newDeviceLetter,
  passwordChangedLetter,
  resetLetter,
} from './account-letters.ts';
import { type Letter, oneLine } from './letter.ts';
import type { Mailbox } from './mail-transport.ts';

interface AccountParts {
  readonly records: MailRecords;
  readonly resets: PasswordResets;
  readonly emailChanges: EmailChanges;
  readonly shop: Shop;
  readonly publicUrl: string;
}

export interface AccountLetter {
  readonly letter: Letter;
  readonly to: Mailbox;
}

const ACCOUNT_MAILS: readonly MailKind[] = ['reset', 'password-changed', 'new-device', 'email-old', 'email-new', 'email-changed', 'left'];

export const isAccountMail = (kind: MailKind): kind is AccountMail => ACCOUNT_MAILS.includes(kind);

/** What a mail about an account says, and to whom; null when there is nobody, or nothing, to tell of any more. */
export async function accountLetter(
  parts: AccountParts,
  claimed: ClaimedMail,
  { kind, locale }: { readonly kind: AccountMail; readonly locale: ApiLocale },
): Promise<AccountLetter | null> {
  if (kind === 'left') return leftMail(parts, claimed.about, locale);
  const found = await parts.records.accounts(claimed);
  const [first] = found;
  if (!first) return null;
  const told = { shop: parts.shop.data, locale };
  const to = (address: string): Mailbox => ({ name: oneLine(first.name), address });
  const addressOf = (path: string, token = '') => `${parts.publicUrl}${path}?lang=${locale}${token && `#${token}`}`;
  const one = (url: string) => ({ ...told, accounts: [{ name: first.name, url }] });
  switch (kind) {
    case 'reset': {
      const link = async ({ id, name }: MailAccount) => {
        return { name, url: addressOf(PATHS.resetPage, await parts.resets.issue(id, claimed.messageId)) };
      };
      return { letter: resetLetter({ ...told, accounts: await Promise.all(found.map(link)) }), to: to(first.email) };
    }
    case 'password-changed':
      return { letter: passwordChangedLetter(one(addressOf(PATHS.forgotPage))), to: to(first.email) };
    case 'new-device':
      return { letter: newDeviceLetter(one(addressOf(PATHS.forgotPage)), claimed.about), to: to(first.email) };
    case 'email-changed':
      return { letter: emailChangedLetter(one('')), to: to(claimed.about) };
    case 'email-old':
    case 'email-new': {
      const side = kind === 'email-old' ? 'old' : 'new';
      const issued = await parts.emailChanges.issue(side, Number(claimed.about), claimed.messageId);
      return issued && { letter: confirmEmailLetter(one(addressOf(PATHS.confirmEmail, issued.token))), to: to(issued.to) };
    }
  }
}

/** There is no such account any more: the mail itself holds whom it goes to. */
function leftMail({ shop }: AccountParts, about: string, locale: ApiLocale): AccountLetter | null {
  const [address = '', name = ''] = about.split('\n');
  if (address === '') return null;
  return { letter: leftLetter({ shop: shop.data, locale, accounts: [{ name, url: '' }] }), to: { name: oneLine(name), address } };
}
