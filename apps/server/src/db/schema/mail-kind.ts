/** What buyers are told of their orders, and what the shop is told. */
export type BuyerMail = 'received' | 'sent' | 'cancelled' | 'refunded' | 'address' | 'withdrawn' | 'withdrawn-elsewhere';
export type ShopMail = 'shop-order' | 'shop-cancelled' | 'shop-address' | 'shop-failed' | 'shop-withdrawn';
/** What people are told of their accounts. */
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
 * `failed`: the receiver's server refused it. `held`: the buyer's address is not confirmed yet; confirming it sends the mail.
 * `dropped`: the receiver got as many mails of this kind as anyone may cause.
 */
export type MailState = 'waiting' | 'held' | 'sent' | 'failed' | 'dropped';
