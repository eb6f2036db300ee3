import { randomUUID } from 'node:crypto';
import type { Limits } from '../accounts/types/accounts.ts';
import { inTime } from '../scheduling/in-time.ts';
import { startWorkLoop, type WorkLoop } from '../scheduling/work-loop.ts';
import { limitOfMail } from './limit-of-mail.ts';
import { type CountMail, type Mail, MailRefusal, type MailTransport } from './transport/mail-transport.ts';
import type { ClaimedMail, Outbox } from './types/mail.ts';

export interface RelayOptions {
  readonly outbox: Outbox;
  readonly transport: MailTransport;
  /** Composes a mail; null if it has no recipient any more. */
  readonly compose: (claimed: ClaimedMail, countMail: CountMail) => Promise<Mail | null>;
  readonly limits: Limits;
  /** Number of concurrent mails. */
  readonly workers: number;
  /** True if no other server uses the database. */
  readonly isAlone: boolean;
  readonly report: (facts: object, sentence: string) => void;
  readonly onEnd: (outcome: 'sent' | 'retried' | 'failed' | 'postponed' | 'dropped') => void;
}

const STOP_MS = 5_000;
const [SECOND, MINUTE, HOUR] = [1, 60, 3600];
/** Backoff delays between attempts, s; three days in all, so that a relay that is down over a weekend loses nothing. */
const RETRY_DELAYS_S = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, ...Array<number>(17).fill(4 * HOUR)];

/**
 * Returns the backoff delay with ±10 % jitter, so that mails that failed together are not retried together; null after the last attempt.
 */
const backoffS = (attempts: number): number | null => {
  const delayS = RETRY_DELAYS_S[attempts - 1];
  return delayS === undefined ? null : delayS * (0.9 + Math.random() / 5);
};

/**
 * Sends the mails of the outbox, at least once: if a relay crashes between sending and recording it, the mail is sent again with the same
 * Message-ID.
 */
export function startMailRelay(options: RelayOptions): WorkLoop {
  const { outbox, report, workers, isAlone } = options;
  const loop = startWorkLoop({
    workers,
    isAlone,
    async work(isStopping) {
      const claimed = await outbox.claim(randomUUID());
      if (!claimed) return false;
      if (isStopping()) await outbox.release(claimed);
      else await sendOne(claimed, options);
      return true;
    },
    onFault: (error) => report({ err: error }, 'the mail relay failed and continues'),
  });
  return {
    wake: loop.wake,
    async stop() {
      const ended = loop.stop();
      await inTime(ended, STOP_MS, undefined);
      options.transport.close(); // running transfers fail now and are retried later
      await ended;
    },
  };
}

async function sendOne(claimed: ClaimedMail, options: RelayOptions): Promise<void> {
  const { outbox, transport, compose, report, onEnd } = options;
  try {
    const mail = await compose(claimed, (...recipient) => countMail(claimed, recipient, options));
    if (mail) await transport.send(mail);
  } catch (error) {
    if (error instanceof OverLimitError) return await postponeOrDrop(claimed, error.waitS, options);
    const reason = error instanceof Error ? error.message : String(error);
    const retryDelayS = error instanceof MailRefusal ? null : backoffS(claimed.attempts);
    await outbox.markFailed(claimed, reason.slice(0, 300), retryDelayS);
    const { id: mail, kind, orderId: order, attempts } = claimed;
    report({ mail, kind, order, attempts, reason }, retryDelayS === null ? `mail ${mail} is given up` : `mail ${mail} will be tried again`);
    return onEnd(retryDelayS === null ? 'failed' : 'retried');
  }
  await outbox.markSent(claimed);
  onEnd('sent');
}

class OverLimitError extends Error {
  readonly waitS: number;
  constructor(waitS: number) {
    super('The recipient has reached the limit of mails of this kind.');
    this.waitS = waitS;
  }
}

/**
 * Counts a mail on the rate limit of its recipient's address, for all names and accounts that did not confirm it. Retries are not counted.
 *
 * @throws {OverLimitError}
 */
async function countMail(
  { kind, attempts }: ClaimedMail,
  [address, provenBy]: Parameters<CountMail>,
  { limits }: RelayOptions,
): Promise<void> {
  const limit = limitOfMail(kind);
  if (limit === null || attempts > 1) return;
  const recipient = address.toLowerCase();
  const waitS = await limits.take(limit, provenBy === undefined ? recipient : `${recipient}|${provenBy}`);
  if (waitS !== null) throw new OverLimitError(waitS);
}

/** Handles a mail over the rate limit: mails about orders are postponed, others are dropped. */
async function postponeOrDrop(claimed: ClaimedMail, waitS: number, { outbox, report, onEnd }: RelayOptions): Promise<void> {
  const { id: mail, kind, orderId: order } = claimed;
  if (order === null) await outbox.drop(claimed);
  else await outbox.postpone(claimed, waitS);
  report(
    { mail, kind, order },
    order === null ? `mail ${mail} is dropped: its recipient has reached the limit of mails of this kind` : `mail ${mail} is postponed`,
  );
  onEnd(order === null ? 'dropped' : 'postponed');
}
