import { createTransport } from 'nodemailer';
import type { SmtpSetting } from '../../settings/read-smtp-setting.ts';
import { MailRefusal, type MailTransport } from './mail-transport.ts';
import { messageOf } from './message-of.ts';

/** Connections at once, and mails over one before it is made anew. */
export const MAIL_CONNECTIONS = 5;
const MAILS_A_CONNECTION = 100;
/** Below the lease: a relay that trickles its answers is left before the mail is another's. */
const SEND_MS = 90_000;
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** @param name  what this server calls itself to the relay */
export function createSmtpTransport(setting: SmtpSetting, name: string): MailTransport {
  const relay = createTransport({
    ...setting,
    ...PATIENCE,
    name,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    maxMessages: MAILS_A_CONNECTION,
    maxRequeues: 0, // the outbox tries again, and says so
  });
  return {
    async send(mail) {
      try {
        await relay.sendMail({ ...messageOf(mail), signal: AbortSignal.timeout(SEND_MS) });
      } catch (error) {
        const words = withoutReceiver(lineOf(error), mail.to.address);
        throw isFinal(error) ? new MailRefusal(words) : new Error(words);
      }
    },
    close: () => relay.close({ force: true }),
  };
}

/** The relay will not have this mail or its receiver. That it will not have us (a password, TLS) is no fault of the mail. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode !== 530;
}

const lineOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 300) ?? '';

const ADDRESS = /[^\s<>()[\]"',:;]+@[^\s<>()[\]"',:;]+/g;

/** Relays repeat whom they refuse, in whole or by the name before the '@'; neither belongs in a log, nor longer on the disk than the account. */
function withoutReceiver(words: string, address: string): string {
  const name = address.slice(0, address.lastIndexOf('@')).toLowerCase();
  return words
    .replace(ADDRESS, '…')
    .split(/(?<=[\s<>()[\]"',:;])|(?=[\s<>()[\]"',:;])/)
    .map((word) => (word.toLowerCase() === name ? '…' : word))
    .join('');
}
