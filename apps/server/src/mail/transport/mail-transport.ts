import type { Attachment } from 'nodemailer';

/** Somebody's name and address. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** A mail with all its parts. */
export interface Mail {
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** '' for the first of its kind. */
  readonly references: string;
  readonly date: Date;
  readonly attachments: readonly Attachment[];
}

/**
 * Counts a mail on the address that will receive it. Called before any link is made.
 *
 * @param provenBy  an account that proved the address: its notices count apart, so that none is lost because others claim the address
 * @throws when the address got enough of them
 */
export type AdmitMail = (address: string, provenBy?: string | number) => Promise<void>;

/** Where mails go: to a relay, or without one into files. */
export interface MailTransport {
  /** @throws {MailRefusal} when the receiver's side will never take it; anything else may be tried again */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Refused for good (5xx). */
export class MailRefusal extends Error {}
