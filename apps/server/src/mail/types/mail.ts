import type { ApiLocale } from '@muro/api';
import type { MailKind } from '../../db/schema/mail-kind.ts';
import type { OrderRecord, Parcel, WithdrawalStatement } from '../../orders/types/orders.ts';

/** A mail that one relay has taken in hand. */
export interface ClaimedMail {
  readonly id: number;
  readonly kind: MailKind;
  readonly orderId: number | null;
  readonly userId: number | null;
  /**
   * Subject of the mail, by its kind: the name or address that was typed to ask for a new password, the new browser, the id of a change of
   * address or of a withdrawal, the former address, the address to confirm, or for a deleted account its address, its name and whether it
   * had confirmed the address.
   */
  readonly about: string;
  /** '' for the order's own. */
  readonly locale: ApiLocale | '';
  /** The parcel that it tells of. */
  readonly parcelId: number | null;
  readonly messageId: string;
  /** Of the order's first mail to the same people; '' when this is it. */
  readonly firstMessageId: string;
  readonly attempts: number;
  readonly holder: string;
  readonly createdAt: Date;
}

/** Mails are written in the transaction that they tell of; this is how they go out, at least once. */
export interface Outbox {
  /** The next mail, leased to `holder`; null when none is due. Mails of one order to the same people go in their order. */
  claim(holder: string): Promise<ClaimedMail | null>;
  sent(mail: ClaimedMail): Promise<void>;
  /** It comes again after `againS`; null: never. */
  failed(mail: ClaimedMail, reason: string, againS: number | null): Promise<void>;
  /** Comes again after `againS` without a try counted. */
  postponed(mail: ClaimedMail, againS: number): Promise<void>;
  /** Never goes out: its receiver has enough of this kind. */
  dropped(mail: ClaimedMail): Promise<void>;
  /** Back in line without a try counted: the server stops. */
  release(mail: ClaimedMail): Promise<void>;
  /** Frees what a dead server had in hand. Only where a lock says that no other server lives. */
  releaseAll(): Promise<void>;
}

/** Everything that a mail about an order may tell. */
export interface MailFacts {
  readonly order: OrderRecord;
  /** The terms that it was placed under; '' for none. */
  readonly terms: string;
  readonly parcel: Parcel | null;
  readonly withdrawal: WithdrawalStatement | null;
}

/** An account as its mails know it. */
export interface MailAccount {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** The account proved that it receives mail there. */
  readonly isConfirmed: boolean;
}

export interface MailRecords {
  /** Null for one that tells of no order, or of one that is gone. */
  facts(mail: ClaimedMail): Promise<MailFacts | null>;
  /** Whom a mail about an account goes to; nobody, where there is no such account. */
  accounts(mail: ClaimedMail): Promise<readonly MailAccount[]>;
}
