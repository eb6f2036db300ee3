import { API_LOCALES, type ApiLocale, PATHS } from '@muro/api';
import type { ShopData } from '@muro/shop';
import type { Attachment } from 'nodemailer';
import type { EmailChanges, EmailConfirmations, PasswordResets } from '../../accounts/types/accounts.ts';
import type { AccountMail } from '../../db/schema/mail-kind.ts';
import type { OrderLinks } from '../../orders/types/order-links.ts';
import type { Orders } from '../../orders/types/orders.ts';
import type { Painter } from '../../paint/painter.ts';
import { inTime } from '../../scheduling/in-time.ts';
import type { Shop } from '../../shop/shop.ts';
import type { CountMail, Mail, Mailbox } from '../transport/mail-transport.ts';
import type { ClaimedMail, MailRecords } from '../types/mail.ts';
import { type AccountLetter, accountLetter, isAccountMail } from './compose-account-mail.ts';
import { htmlLetter, LOGO_ID, pictureId } from './html-letter.ts';
import { type Letter, oneLine } from './letter.ts';
import { orderLetter } from './order-letters.ts';
import { textLetter } from './text-letter.ts';

export interface MailParts {
  readonly records: MailRecords;
  readonly orders: Orders;
  readonly links: OrderLinks;
  readonly resets: PasswordResets;
  readonly emailChanges: EmailChanges;
  readonly confirmations: EmailConfirmations;
  readonly painter: Painter;
  readonly shop: Shop;
  /** The shop's own language. */
  readonly locale: ApiLocale;
  readonly countMail: CountMail;
  /** Public URL of the shop's pages, without a trailing slash. */
  readonly publicUrl: string;
}

/** Largest picture, bytes: mail programs do not load large ones automatically. */
const MAX_PICTURE_BYTES = 100_000;
/** Longest time that a mail waits for a picture, ms; together with the sending it is below the lease of the relay. */
const PICTURE_TIMEOUT_MS = 20_000;
/** Number of attempts that fail while the store of the pictures is unavailable: after 5 s, 30 s, 2 and 10 minutes. */
const ATTEMPTS_WITH_PICTURES = 4;

/** Composes a mail from the present data; a retry has the same Message-ID. Null if it has no recipient any more. */
export async function composeMail(parts: MailParts, claimed: ClaimedMail): Promise<Mail | null> {
  const { kind } = claimed;
  if (isAccountMail(kind)) return await composeAccountMail(parts, claimed, kind);
  const facts = await parts.records.findFacts(claimed);
  if (!facts) return null;
  const { order } = facts;
  const isForShop = claimed.kind.startsWith('shop-');
  const shop = parts.shop.data;
  const locale = isForShop ? parts.locale : localeOf(parts, order.locale);
  const sender = senderOf(shop, parts.publicUrl);
  const buyer = { name: oneLine(order.address.name), address: order.address.email };
  const { withdrawal } = facts;
  const elsewhere = kind === 'withdrawn-elsewhere' && withdrawal ? { name: oneLine(withdrawal.name), address: withdrawal.email } : null;
  const people = { from: sender, to: isForShop ? sender : (elsewhere ?? buyer), replyTo: isForShop ? buyer : sender };
  await parts.countMail(people.to.address);
  const url = isForShop ? '' : `${parts.publicUrl}${PATHS.orderPage}?lang=${locale}#${await parts.links.current(order.id)}`;
  const letter = orderLetter({ ...facts, kind, shop, locale, url });
  return {
    ...renderedMail(letter, claimed, [
      ...(await logoOf(parts)),
      ...(await picturesOf(parts, letter, { ...order, attempts: claimed.attempts })),
    ]),
    ...people,
  };
}

/** Composes a mail to the account that it is about, or to the one that was typed. */
async function composeAccountMail(parts: MailParts, claimed: ClaimedMail, kind: AccountMail): Promise<Mail | null> {
  const accountMail: AccountLetter | null = await accountLetter(parts, claimed, { kind, locale: localeOf(parts, claimed.locale) });
  if (!accountMail) return null;
  const shop = parts.shop.data;
  const sender = senderOf(shop, parts.publicUrl);
  return { ...renderedMail(accountMail.letter, claimed, await logoOf(parts)), from: sender, to: accountMail.to, replyTo: sender };
}

const localeOf = ({ locale }: MailParts, language: string): ApiLocale => API_LOCALES.find((supported) => supported === language) ?? locale;

/** Returns the parts of a mail that do not depend on sender and recipient. */
function renderedMail(letter: Letter, claimed: ClaimedMail, attachments: readonly Attachment[]): Omit<Mail, 'from' | 'to' | 'replyTo'> {
  const hasPart = (cid: string) => attachments.some((attachment) => attachment.cid === cid);
  return {
    subject: oneLine(letter.subject),
    text: textLetter(letter),
    html: htmlLetter(letter, { hasLogo: hasPart(LOGO_ID), pictures: picturesIn(letter).filter((line) => hasPart(pictureId(line))) }),
    messageId: claimed.messageId,
    references: claimed.firstMessageId,
    date: claimed.createdAt,
    attachments,
  };
}

/** Returns the shop's mailbox; a trial has no address of its own. */
function senderOf({ name, contact }: ShopData, publicUrl: string): Mailbox {
  return { name: oneLine(name), address: contact?.email ?? `shop@${new URL(publicUrl).hostname}` };
}

/**
 * Returns the logo as a small PNG, because mail programs show no SVG and do not load large pictures. Without it the shop's name is shown.
 */
async function logoOf({ painter, shop }: MailParts): Promise<readonly Attachment[]> {
  const { logo } = shop.data;
  const content = logo && (await inTime(painter.mailLogo(logo), PICTURE_TIMEOUT_MS, null));
  if (!content || content.length > MAX_PICTURE_BYTES) return [];
  return [{ filename: 'logo.png', contentType: 'image/png', content, cid: LOGO_ID, contentDisposition: 'inline' }];
}

const picturesIn = ({ blocks }: Letter): readonly number[] => blocks.flatMap((block) => (block.kind === 'picture' ? [block.line] : []));

/**
 * Returns the pictures of the ordered collages. While the object store is unavailable the mail waits some minutes, then it is sent without
 * them.
 */
async function picturesOf(
  { painter, orders }: MailParts,
  letter: Letter,
  { id, ownerId, attempts }: { readonly id: number; readonly ownerId: number; readonly attempts: number },
): Promise<readonly Attachment[]> {
  const pictures = picturesIn(letter).map(async (line): Promise<readonly Attachment[]> => {
    const drawn = await orders.findCollage(ownerId, id, line);
    const painted =
      drawn &&
      painter.objectPicture(drawn).catch((error: unknown) => {
        if (attempts <= ATTEMPTS_WITH_PICTURES) throw error; // the relay retries the whole mail
        return null;
      });
    const content = painted && (await inTime(painted, PICTURE_TIMEOUT_MS, null));
    if (!content || content.length > MAX_PICTURE_BYTES) return [];
    const filename = line === 1 ? 'collage.jpg' : `collage-${line}.jpg`;
    return [{ filename, contentType: 'image/jpeg', content, cid: pictureId(line), contentDisposition: 'inline' }];
  });
  return (await Promise.all(pictures)).flat();
}
