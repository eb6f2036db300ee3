import { createTransport } from 'nodemailer';
import type { SmtpSetting } from '../../settings/read-smtp-setting.ts';
import { MailRefusal, type MailTransport } from './mail-transport.ts';
import { messageOf } from './message-of.ts';

/** Number of concurrent connections, and of mails per connection. */
export const MAIL_CONNECTIONS = 5;
const MAILS_PER_CONNECTION = 100;
/** Timeout of sending, ms; below the lease, so that a slow relay is abandoned before another worker claims the mail. */
const SEND_TIMEOUT_MS = 90_000;
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** @param name  host name that this server announces to the relay */
export function createSmtpTransport(setting: SmtpSetting, name: string): MailTransport {
  const relay = createTransport({
    ...setting,
    ...TIMEOUTS,
    name,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    maxMessages: MAILS_PER_CONNECTION,
    maxRequeues: 0, // the outbox retries and logs it
  });
  return {
    async send(mail) {
      try {
        await relay.sendMail({ ...messageOf(mail), signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
      } catch (error) {
        const message = withoutRecipient(lineOf(error), mail.to.address);
        throw isFinal(error) ? new MailRefusal(message) : new Error(message);
      }
    },
    close: () => relay.close({ force: true }),
  };
}

/** True if the relay permanently refuses the mail or its recipient, as opposed to this server (a wrong password, TLS). */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode !== 530;
}

const lineOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 300) ?? '';

const ADDRESS = /[^\s<>()[\]"',:;]+@[^\s<>()[\]"',:;]+/g;

/**
 * Removes the recipient from a relay's error message, the whole address and its local part: neither may be logged or be stored longer than
 * the account.
 */
function withoutRecipient(message: string, address: string): string {
  const name = address.slice(0, address.lastIndexOf('@')).toLowerCase();
  return message
    .replace(ADDRESS, '…')
    .split(/(?<=[\s<>()[\]"',:;])|(?=[\s<>()[\]"',:;])/)
    .map((word) => (word.toLowerCase() === name ? '…' : word))
    .join('');
}
