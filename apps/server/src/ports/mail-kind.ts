/** What buyers are told of their orders, and what the shop is told. */
export type BuyerMail = 'received' | 'sent' | 'cancelled' | 'refunded' | 'address' | 'withdrawn' | 'withdrawn-elsewhere';
export type ShopMail = 'shop-order' | 'shop-cancelled' | 'shop-address' | 'shop-failed' | 'shop-withdrawn';
/** What people are told of their accounts. */
export type AccountMail = 'reset' | 'password-changed' | 'new-device' | 'email-old' | 'email-new' | 'email-changed' | 'left';
export type OrderMailKind = BuyerMail | ShopMail;
export type MailKind = OrderMailKind | AccountMail;

/** How far a mail is: `failed` is one that its receiver's server refused for good. */
export type MailState = 'waiting' | 'sent' | 'failed';
