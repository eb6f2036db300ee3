/** Mails about orders, to the buyer and to the shop. */
export type BuyerMail = 'received' | 'sent' | 'cancelled' | 'refunded' | 'address' | 'withdrawn' | 'withdrawn-elsewhere';
export type ShopMail = 'shop-order' | 'shop-cancelled' | 'shop-address' | 'shop-failed' | 'shop-withdrawn';
/** Mails about accounts. */
export type AccountMail =
  | 'reset'
  | 'password-changed'
  | 'new-device'
  | 'email-old'
  | 'email-new'
  | 'email-changed'
  | 'confirm-email'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'left';
export type OrderMailKind = BuyerMail | ShopMail;
export type MailKind = OrderMailKind | AccountMail;

/**
 * State of a mail:
 *
 *     held     the buyer's address is not confirmed yet; confirming it sends the mail
 *     failed   the recipient's mail server refused it
 *     dropped  the rate limit for mails of this kind to one recipient was reached
 */
export type MailState = 'waiting' | 'held' | 'sent' | 'failed' | 'dropped';
