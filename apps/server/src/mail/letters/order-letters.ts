import type { ApiLocale } from '@muro/api';
import type { ShopData } from '@muro/shop';
import {
  FACT_TEXTS,
  PRINT_FAILURE_TEXTS,
  MAIL_TEXTS as SAY,
  SHOP_MAIL_TEXTS,
  type Text,
  WITHDRAWAL_TEXTS as WITHDRAWAL,
} from '@muro/texts/all';
import type { BuyerMail, OrderMailKind, ShopMail } from '../../db/schema/mail-kind.ts';
import { printFailureOf } from '../../orders/rules/print-failures.ts';
import type { PlacedOrder } from '../../orders/types/orders.ts';
import { money } from '../../texts/money.ts';
import { textIn } from '../../texts/text.ts';
import type { MailFacts } from '../types/mail.ts';
import { isLinkLike } from './is-link-like.ts';
import type { Block, Letter } from './letter.ts';
import { mailFoot } from './mail-foot.ts';
import { deliveryFacts, type Fact, headFacts, lineText, momentText, priceFacts, shopAddressLines, whatText } from './order-fact-rows.ts';
import { warningText } from './order-warnings.ts';
import { lateText, rightText, statementBlock } from './withdrawal-blocks.ts';

export interface OrderLetter extends MailFacts {
  readonly kind: OrderMailKind;
  readonly shop: ShopData;
  readonly locale: ApiLocale;
  /** Address of the order's page for the buyer. */
  readonly url: string;
}

const isForShop = (kind: OrderMailKind): kind is ShopMail => kind.startsWith('shop-');

/** Returns the mail about an order, for its buyer or for the shop. */
export function orderLetter(letter: OrderLetter): Letter {
  const { shop, locale, kind } = letter;
  const { subject, blocks } = isForShop(kind) ? toShop(letter, kind) : toBuyer(letter, kind);
  return { locale, subject, sender: shop.name, blocks, foot: mailFoot(shop, locale) };
}

type Words = Pick<Letter, 'subject' | 'blocks'>;

const wordsBlock = (text: string): Block => ({ kind: 'words', text });
const mutedBlock = (text: string): Block => ({ kind: 'words', text, isQuiet: true });
/** Maximum number of pictures; a mail with very many would be too large for some mailboxes. */
const MAX_PICTURES = 6;
const pictures = ({ lines }: PlacedOrder, locale: ApiLocale): readonly Block[] =>
  lines.slice(0, MAX_PICTURES).map((line, index) => ({ kind: 'picture', alt: lineText(line, locale), line: index + 1 }));
const table = (...facts: readonly Fact[]): Block => ({ kind: 'facts', facts });

const SUBJECTS: Readonly<Record<BuyerMail, Text>> = {
  received: SAY.receivedSubject,
  sent: SAY.sentSubject,
  cancelled: SAY.cancelledSubject,
  refunded: SAY.refundedSubject,
  address: SAY.addressSubject,
  withdrawn: WITHDRAWAL.subject,
  'withdrawn-elsewhere': WITHDRAWAL.subject,
};

function toBuyer(letter: OrderLetter, kind: BuyerMail): Words {
  const { order, locale, shop, url } = letter;
  const isElsewhere = kind === 'withdrawn-elsewhere';
  const name = (isElsewhere && letter.withdrawal?.name) || order.address.name;
  return {
    subject: textIn(locale, SUBJECTS[kind], { id: order.id, shop: shop.name }),
    blocks: [
      wordsBlock(isLinkLike(name) ? SAY.helloUnnamed[locale] : textIn(locale, SAY.hello, { name })),
      ...(kind === 'received' ? receivedBlocks(letter) : shortBlocks(letter, kind)),
      ...(isElsewhere ? [] : orderButton(locale, url)),
      ...(kind === 'received' ? termsBlocks(letter) : []),
    ],
  };
}

/** The link grants access to the order, so it is not sent to an address that was typed for a receipt. */
const orderButton = (locale: ApiLocale, url: string): readonly Block[] => [
  { kind: 'way', text: SAY.toOrder[locale], url },
  mutedBlock(SAY.toOrderHint[locale]),
];

function receivedBlocks({ order, locale, shop }: OrderLetter): readonly Block[] {
  return [
    wordsBlock(SAY.received[locale]),
    ...pictures(order, locale),
    table(...headFacts(order, locale, shop.timeZone), ...priceFacts(order, locale), ...deliveryFacts(order, locale)),
    ...(order.graceUntil ? [wordsBlock(textIn(locale, SAY.grace, { time: momentText(order.graceUntil, locale, shop.timeZone) }))] : []),
    mutedBlock(rightText({ order }, locale)),
  ];
}

function shortBlocks({ order, locale, shop, parcel, withdrawal }: OrderLetter, kind: Exclude<BuyerMail, 'received'>): readonly Block[] {
  switch (kind) {
    case 'sent':
      return [
        wordsBlock((parcel ? SAY.parcel : SAY.sent)[locale]),
        ...pictures(order, locale),
        table(
          ...headFacts(order, locale, shop.timeZone),
          ...(parcel ? parcelFacts(parcel, locale) : []),
          ...deliveryFacts(order, locale).slice(0, 1),
        ),
        ...(parcel?.url ? [{ kind: 'way', text: SAY.follow[locale], url: parcel.url } as const] : []),
      ];
    case 'cancelled':
      return [wordsBlock(SAY.cancelled[locale]), table(...headFacts(order, locale, shop.timeZone))];
    case 'refunded':
      return [
        wordsBlock(textIn(locale, SAY.refunded, { total: money(order.totalCents, order.currency, locale) })),
        table(...headFacts(order, locale, shop.timeZone)),
      ];
    case 'withdrawn':
    case 'withdrawn-elsewhere':
      return [
        wordsBlock(textIn(locale, WITHDRAWAL.mail, { time: withdrawal ? momentText(withdrawal.at, locale, shop.timeZone) : '' })),
        statementBlock({ order, shop, withdrawal }, locale),
      ];
    case 'address':
      return [
        wordsBlock(SAY.address[locale]),
        table(...deliveryFacts(order, locale).slice(0, 1), ...headFacts(order, locale, shop.timeZone)),
      ];
  }
}

function parcelFacts({ carrier, code }: NonNullable<MailFacts['parcel']>, locale: ApiLocale): readonly Fact[] {
  return [
    { label: FACT_TEXTS.carrier[locale], lines: [carrier] },
    { label: FACT_TEXTS.code[locale], lines: [code] },
  ];
}

/** Returns the terms that the order was placed under; a link would show later ones. */
function termsBlocks({ terms, locale }: OrderLetter): readonly Block[] {
  return terms === ''
    ? []
    : [
        { kind: 'heading', text: SAY.terms[locale] },
        { kind: 'markdown', text: terms },
      ];
}

const SHOP_WORDS: Readonly<Record<ShopMail, { readonly subject: Text; readonly words: Text }>> = {
  'shop-order': { subject: SHOP_MAIL_TEXTS.orderSubject, words: SHOP_MAIL_TEXTS.order },
  'shop-cancelled': { subject: SHOP_MAIL_TEXTS.cancelledSubject, words: SHOP_MAIL_TEXTS.cancelled },
  'shop-address': { subject: SHOP_MAIL_TEXTS.addressSubject, words: SHOP_MAIL_TEXTS.address },
  'shop-failed': { subject: SHOP_MAIL_TEXTS.failedSubject, words: SHOP_MAIL_TEXTS.failed },
  'shop-withdrawn': { subject: WITHDRAWAL.shopSubject, words: WITHDRAWAL.shopMail },
};

/** Returns a mail to the shop with everything that a parcel needs, so that a shop can work with its mails alone. */
function toShop({ order, locale, shop, withdrawal }: OrderLetter, kind: ShopMail): Words {
  const { id, graceUntil, address, buyer } = order;
  const reason = PRINT_FAILURE_TEXTS[printFailureOf(order.reason)][locale];
  const command = `muro orders mark print-again ${id}`;
  const texts = SHOP_WORDS[kind];
  const warnings = order.acceptedWarnings;
  const lateNotice = lateText({ order, shop, withdrawal }, locale);
  return {
    subject: textIn(locale, texts.subject, { id, what: whatText(order, locale) }),
    blocks: [
      wordsBlock(
        textIn(locale, texts.words, { reason, command, time: withdrawal ? momentText(withdrawal.at, locale, shop.timeZone) : '' }),
      ),
      ...(lateNotice ? [wordsBlock(lateNotice)] : []),
      ...(withdrawal ? [statementBlock({ order, shop, withdrawal }, locale)] : []),
      ...(kind === 'shop-order' && graceUntil
        ? [wordsBlock(textIn(locale, SHOP_MAIL_TEXTS.graceUntil, { time: momentText(graceUntil, locale, shop.timeZone) }))]
        : []),
      ...pictures(order, locale),
      table(
        ...headFacts(order, locale, shop.timeZone),
        ...deliveryFacts(order, locale, shopAddressLines),
        { label: FACT_TEXTS.buyer[locale], lines: [buyer, address.email] },
        ...(order.locale ? [{ label: FACT_TEXTS.language[locale], lines: [order.locale] }] : []),
        ...priceFacts(order, locale),
        ...(warnings.length > 0 ? [{ label: FACT_TEXTS.accepted[locale], lines: warnings.map((key) => warningText(key, locale)) }] : []),
      ),
    ],
  };
}
