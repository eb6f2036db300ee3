import type { ApiLocale } from '@muro/api';
import type { ShopData } from '@muro/shop';
import { ACCOUNT_MAIL_TEXTS as SAY } from '@muro/texts/all';
import { textIn } from '../../texts/text.ts';
import type { Block, Letter } from './letter.ts';
import { mailFoot } from './mail-foot.ts';

/** An account that a mail is about, and the address that its button links to. */
export interface MailedAccount {
  readonly name: string;
  readonly url: string;
}

interface MailContext {
  readonly shop: ShopData;
  readonly locale: ApiLocale;
  readonly accounts: readonly MailedAccount[];
}

const wordsBlock = (text: string): Block => ({ kind: 'words', text });

/** Returns the mail with links that reset a forgotten password, one per account of the address. */
export function resetLetter({ shop, locale, accounts }: MailContext): Letter {
  return {
    locale,
    subject: textIn(locale, SAY.resetSubject, { shop: shop.name }),
    sender: shop.name,
    blocks: [
      ...accounts.flatMap(({ name, url }): readonly Block[] => [
        wordsBlock(textIn(locale, SAY.reset, { name })),
        { kind: 'way', text: SAY.resetWay[locale], url },
      ]),
      { kind: 'words', text: SAY.resetIgnore[locale], isQuiet: true },
    ],
    foot: mailFoot(shop, locale),
  };
}

/** Returns the mail that reports a changed password, so that the owner notices a change by another person. */
export function passwordChangedLetter({ shop, locale, accounts }: MailContext): Letter {
  return {
    locale,
    subject: textIn(locale, SAY.changedSubject, { shop: shop.name }),
    sender: shop.name,
    blocks: accounts.flatMap(({ name, url }): readonly Block[] => [
      wordsBlock(textIn(locale, SAY.changed, { name })),
      { kind: 'way', text: SAY.resetWay[locale], url },
    ]),
    foot: mailFoot(shop, locale),
  };
}

/** A mail with one paragraph and at most one button. */
interface Short {
  readonly subject: string;
  readonly text: string;
  readonly way: Extract<Block, { readonly kind: 'way' }> | null;
  readonly quiet?: string;
}

function shortLetter({ shop, locale }: Pick<MailContext, 'shop' | 'locale'>, { subject, text, way, quiet }: Short): Letter {
  const last: readonly Block[] = quiet === undefined ? [] : [{ kind: 'words', text: quiet, isQuiet: true }];
  return { locale, subject, sender: shop.name, blocks: [wordsBlock(text), ...(way ? [way] : []), ...last], foot: mailFoot(shop, locale) };
}

/** Returns the mail that reports a sign-in from an unknown browser. */
export function newDeviceLetter({ shop, locale, accounts }: MailContext, agent: string): Letter {
  const [{ name, url } = { name: '', url: '' }] = accounts;
  return shortLetter(
    { shop, locale },
    {
      subject: textIn(locale, SAY.deviceSubject, { shop: shop.name }),
      text: textIn(locale, SAY.device, { name, agent: agent || '?' }),
      way: { kind: 'way', text: SAY.resetWay[locale], url },
    },
  );
}

/** Returns the mail that reports that two-step verification was switched on or off. */
export function secondFactorLetter({ shop, locale, accounts }: MailContext, isOn: boolean): Letter {
  const [{ name, url } = { name: '', url: '' }] = accounts;
  return shortLetter(
    { shop, locale },
    {
      subject: textIn(locale, isOn ? SAY.factorOnSubject : SAY.factorOffSubject, { shop: shop.name }),
      text: textIn(locale, isOn ? SAY.factorOn : SAY.factorOff, { name }),
      way: { kind: 'way', text: SAY.resetWay[locale], url },
    },
  );
}

/** Returns the mail with the link by which one of the two addresses confirms a change. */
export function changeEmailLetter({ shop, locale, accounts }: MailContext): Letter {
  const [{ name, url } = { name: '', url: '' }] = accounts;
  return shortLetter(
    { shop, locale },
    {
      subject: textIn(locale, SAY.emailSubject, { shop: shop.name }),
      text: textIn(locale, SAY.emailWish, { name }),
      way: { kind: 'way', text: SAY.emailWay[locale], url },
      quiet: SAY.emailIgnore[locale],
    },
  );
}

/** Returns the mail with the link that confirms the address of an account. */
export function confirmEmailLetter({ shop, locale, accounts }: MailContext): Letter {
  const [{ name, url } = { name: '', url: '' }] = accounts;
  return shortLetter(
    { shop, locale },
    {
      subject: textIn(locale, SAY.confirmSubject, { shop: shop.name }),
      text: textIn(locale, SAY.confirmEmail, { name }),
      way: { kind: 'way', text: SAY.emailWay[locale], url },
      quiet: SAY.confirmIgnore[locale],
    },
  );
}

/** Returns the mail to the former address after a change. */
export function emailChangedLetter({ shop, locale, accounts }: MailContext): Letter {
  const [{ name } = { name: '' }] = accounts;
  const subject = textIn(locale, SAY.emailSubject, { shop: shop.name });
  return shortLetter({ shop, locale }, { subject, text: textIn(locale, SAY.emailChanged, { name }), way: null });
}

/** Returns the mail that reports the deletion of an account, and which data are retained. */
export function accountDeletedLetter({ shop, locale, accounts }: MailContext): Letter {
  const [{ name } = { name: '' }] = accounts;
  const subject = textIn(locale, SAY.leftSubject, { shop: shop.name });
  return shortLetter({ shop, locale }, { subject, text: textIn(locale, SAY.left, { name }), way: null, quiet: SAY.leftIgnore[locale] });
}
