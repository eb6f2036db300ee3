import type { ApiLocale } from '@muro/api';
import type { ShopData } from '@muro/shop';
import { ACCOUNT_MAIL_TEXTS as SAY } from '../texts/account-mails.ts';
import { sayIn } from '../texts/text.ts';
import type { Block, Letter } from './letter.ts';
import { footOf } from './order-letters.ts';

/** An account that a letter tells of, and where its way leads. */
export interface ToldAccount {
  readonly name: string;
  readonly url: string;
}

interface Told {
  readonly shop: ShopData;
  readonly locale: ApiLocale;
  readonly accounts: readonly ToldAccount[];
}

const words = (text: string): Block => ({ kind: 'words', text });

/** The letter with the links by which a forgotten password is replaced: one for each account of the address. */
export function resetLetter({ shop, locale, accounts }: Told): Letter {
  return {
    locale,
    subject: sayIn(locale, SAY.resetSubject, { shop: shop.name }),
    sender: shop.name,
    blocks: [
      ...accounts.flatMap(({ name, url }): readonly Block[] => [
        words(sayIn(locale, SAY.reset, { name })),
        { kind: 'way', text: SAY.resetWay[locale], url },
      ]),
      { kind: 'words', text: SAY.resetIgnore[locale], isQuiet: true },
    ],
    foot: footOf(shop, locale),
  };
}

/** The letter that says that a password was changed: whoever did not do it reads it first. */
export function passwordChangedLetter({ shop, locale, accounts }: Told): Letter {
  return {
    locale,
    subject: sayIn(locale, SAY.changedSubject, { shop: shop.name }),
    sender: shop.name,
    blocks: accounts.flatMap(({ name, url }): readonly Block[] => [
      words(sayIn(locale, SAY.changed, { name })),
      { kind: 'way', text: SAY.resetWay[locale], url },
    ]),
    foot: footOf(shop, locale),
  };
}
