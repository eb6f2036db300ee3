import { type ApiLocale, PATHS } from '@muro/api';
import type { EmailChanges, EmailConfirmations, PasswordResets } from '../../accounts/types/accounts.ts';
import type { AccountMail, MailKind } from '../../db/schema/mail-kind.ts';
import type { Shop } from '../../shop/shop.ts';
import type { CountMail, Mailbox } from '../transport/mail-transport.ts';
import type { ClaimedMail, MailAccount, MailRecords } from '../types/mail.ts';
import {
  accountDeletedLetter,
  changeEmailLetter,
  confirmEmailLetter,
  emailChangedLetter,
  newDeviceLetter,
  passwordChangedLetter,
  resetLetter,
  secondFactorLetter,
} from './account-letters.ts';
import { isLinkLike } from './is-link-like.ts';
import { type Letter, oneLine } from './letter.ts';

interface AccountParts {
  readonly records: MailRecords;
  readonly resets: PasswordResets;
  readonly emailChanges: EmailChanges;
  readonly confirmations: EmailConfirmations;
  readonly shop: Shop;
  readonly publicUrl: string;
  readonly countMail: CountMail;
}

export interface AccountLetter {
  readonly letter: Letter;
  readonly to: Mailbox;
}

const ACCOUNT_MAILS: readonly MailKind[] = [
  'reset',
  'password-changed',
  'new-device',
  'email-old',
  'email-new',
  'email-changed',
  'confirm-email',
  'second-factor-on',
  'second-factor-off',
  'left',
];

export const isAccountMail = (kind: MailKind): kind is AccountMail => ACCOUNT_MAILS.includes(kind);

/** Returns the contents and recipient of a mail about an account; null if the account or the request does not exist any more. */
export async function accountLetter(
  parts: AccountParts,
  claimed: ClaimedMail,
  { kind, locale }: { readonly kind: AccountMail; readonly locale: ApiLocale },
): Promise<AccountLetter | null> {
  if (kind === 'left') return await leftMail(parts, claimed.about, locale);
  const accounts = await parts.records.listAccounts(claimed);
  const [first] = accounts;
  if (!first) return null;
  const context = { shop: parts.shop.data, locale };
  const mailboxOf = (address: string): Mailbox => ({ name: oneLine(first.name), address });
  const addressOf = (path: string, token = '') => `${parts.publicUrl}${path}?lang=${locale}${token && `#${token}`}`;
  const withLink = (url: string) => ({ ...context, accounts: [{ name: shownName(first.name), url }] });
  const countNotice = () => parts.countMail(first.email, first.isConfirmed ? first.id : undefined);
  switch (kind) {
    case 'reset': {
      await parts.countMail(first.email);
      const link = async ({ id, name }: MailAccount) => {
        return { name: shownName(name), url: addressOf(PATHS.resetPage, await parts.resets.issue(id, claimed.messageId)) };
      };
      return { letter: resetLetter({ ...context, accounts: await Promise.all(accounts.map(link)) }), to: mailboxOf(first.email) };
    }
    case 'password-changed':
      await countNotice();
      return { letter: passwordChangedLetter(withLink(addressOf(PATHS.forgotPage))), to: mailboxOf(first.email) };
    case 'new-device':
      await countNotice();
      return { letter: newDeviceLetter(withLink(addressOf(PATHS.forgotPage)), claimed.about), to: mailboxOf(first.email) };
    case 'second-factor-on':
    case 'second-factor-off':
      await countNotice();
      return { letter: secondFactorLetter(withLink(addressOf(PATHS.forgotPage)), kind === 'second-factor-on'), to: mailboxOf(first.email) };
    case 'email-changed':
      await parts.countMail(claimed.about);
      return { letter: emailChangedLetter(withLink('')), to: mailboxOf(claimed.about) };
    case 'confirm-email': {
      await parts.countMail(claimed.about);
      const token = await parts.confirmations.issue({ userId: first.id, email: claimed.about }, claimed.messageId);
      if (token === null) return null;
      return { letter: confirmEmailLetter(withLink(addressOf(PATHS.confirmEmail, token))), to: mailboxOf(claimed.about) };
    }
    case 'email-old':
    case 'email-new': {
      const side = kind === 'email-old' ? 'old' : 'new';
      const issued = await parts.emailChanges.issue(side, Number(claimed.about), claimed.messageId);
      if (issued) await parts.countMail(issued.to);
      return issued && { letter: changeEmailLetter(withLink(addressOf(PATHS.confirmEmail, issued.token))), to: mailboxOf(issued.to) };
    }
  }
}

/** Replaces a name that looks like a link, because it would appear in a mail of the shop. */
const shownName = (name: string): string => (isLinkLike(name) ? '…' : name);

/** Composes the mail after the deletion of an account: the account is gone, so the mail itself contains its recipient. */
async function leftMail({ shop, countMail }: AccountParts, about: string, locale: ApiLocale): Promise<AccountLetter | null> {
  const [address = '', name = '', proven = ''] = about.split('\n');
  if (address === '') return null;
  await countMail(address, proven === '' ? undefined : name);
  return {
    letter: accountDeletedLetter({ shop: shop.data, locale, accounts: [{ name: shownName(name), url: '' }] }),
    to: { name: oneLine(name), address },
  };
}
