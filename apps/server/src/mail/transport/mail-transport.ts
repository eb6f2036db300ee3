import type { Attachment } from 'nodemailer';

/** Name and e-mail address. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** A complete mail. */
export interface Mail {
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** '' for the first mail of a thread. */
  readonly references: string;
  readonly date: Date;
  readonly attachments: readonly Attachment[];
}

/**
 * Counts a mail on the rate limit of its recipient. Called before any link is created.
 *
 * @param provenBy an account that confirmed the address: its mails are counted separately, so that claims of other accounts cannot suppress
 * them
 * @throws if the limit of the address is reached
 */
export type CountMail = (address: string, provenBy?: string | number) => Promise<void>;

/** Sends mails to a relay or, without one, writes them to files. */
export interface MailTransport {
  /** @throws {MailRefusal} if the recipient's server refuses it permanently; any other error may be retried */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Thrown for a permanent refusal (5xx). */
export class MailRefusal extends Error {}
