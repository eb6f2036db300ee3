import type { ApiLocale } from '@muro/api';
import type { MailKind } from '../../db/schema/mail-kind.ts';
import type { OrderRecord, Parcel, WithdrawalStatement } from '../../orders/types/orders.ts';

/** A mail that a relay has leased. */
export interface ClaimedMail {
  readonly id: number;
  readonly kind: MailKind;
  readonly orderId: number | null;
  readonly userId: number | null;
  /**
   * Subject of the mail, by its kind: the name or address that was typed to reset a password, the new browser, the id of a change of
   * address or of a withdrawal, the former address, the address to confirm, or for a deleted account its address, its name and whether it
   * had confirmed the address.
   */
  readonly about: string;
  /** '' for the locale of the order. */
  readonly locale: ApiLocale | '';
  /** The parcel that the mail is about. */
  readonly parcelId: number | null;
  readonly messageId: string;
  /** Message-ID of the order's first mail to the same recipients; '' if this is the first. */
  readonly firstMessageId: string;
  readonly attempts: number;
  readonly holder: string;
  readonly createdAt: Date;
}

/** Outbox: mails are inserted in the transaction that they report, and sent at least once. */
export interface Outbox {
  /** Leases the next mail to `holder`; null if none is due. Mails of one order to the same recipients are sent in order. */
  claim(holder: string): Promise<ClaimedMail | null>;
  markSent(mail: ClaimedMail): Promise<void>;
  /** Schedules a retry after `againS` seconds; null: marks it as failed. */
  markFailed(mail: ClaimedMail, reason: string, againS: number | null): Promise<void>;
  /** Schedules it after `againS` seconds without counting an attempt. */
  postpone(mail: ClaimedMail, againS: number): Promise<void>;
  /** Drops it permanently, because the recipient's rate limit is reached. */
  drop(mail: ClaimedMail): Promise<void>;
  /** Returns it to the queue without counting an attempt, because the server stops. */
  release(mail: ClaimedMail): Promise<void>;
  /** Releases leases of a crashed process. Only allowed while a lock excludes other servers. */
  releaseAll(): Promise<void>;
}

/** Data of a mail about an order. */
export interface MailFacts {
  readonly order: OrderRecord;
  /** Terms that the order was placed under; '' for none. */
  readonly terms: string;
  readonly parcel: Parcel | null;
  readonly withdrawal: WithdrawalStatement | null;
}

/** An account as mails refer to it. */
export interface MailAccount {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** True if the account confirmed its address. */
  readonly isConfirmed: boolean;
}

export interface MailRecords {
  /** Null for a mail that is not about an order, or whose order is deleted. */
  findFacts(mail: ClaimedMail): Promise<MailFacts | null>;
  /** Returns the accounts that a mail is sent to; none if there is no such account. */
  listAccounts(mail: ClaimedMail): Promise<readonly MailAccount[]>;
}
