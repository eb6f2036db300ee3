import { randomUUID } from 'node:crypto';
import { inTime } from '../in-time.ts';
import type { ClaimedMail, Outbox } from '../ports/mail.ts';
import { startWorkLoop, type WorkLoop } from '../work-loop.ts';
import { type Mail, MailRefusal, type MailTransport } from './mail-transport.ts';

export interface RelayOptions {
  readonly outbox: Outbox;
  readonly transport: MailTransport;
  /** Null: there is nothing to tell any more. */
  readonly compose: (claimed: ClaimedMail) => Promise<Mail | null>;
  /** Mails at once. */
  readonly workers: number;
  /** Nobody else uses the database. */
  readonly isAlone: boolean;
  readonly report: (facts: object, sentence: string) => void;
  readonly onEnd: (outcome: 'sent' | 'retried' | 'failed') => void;
}

const STOP_MS = 5_000;
const [SECOND, MINUTE, HOUR] = [1, 60, 3600];
/** Rests between tries, three days in all: a relay that is away over a weekend loses nothing. */
const AGAIN_S = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, ...Array<number>(17).fill(4 * HOUR)];

/** With a tenth more or less, so that mails that failed together do not come again together. */
const restS = (attempts: number): number | null => {
  const rest = AGAIN_S[attempts - 1];
  return rest === undefined ? null : rest * (0.9 + Math.random() / 5);
};

/**
 * Sends what lies in the outbox, each at least once: a relay that dies between sending and writing that down sends a double under
 * the same Message-ID.
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
    onFault: (error) => report({ err: error }, 'the mail relay goes on after a fault'),
  });
  return {
    wake: loop.wake,
    async stop() {
      const ended = loop.stop();
      await inTime(ended, STOP_MS, undefined);
      options.transport.close(); // what is still on its way fails now, and comes again
      await ended;
    },
  };
}

async function sendOne(claimed: ClaimedMail, { outbox, transport, compose, report, onEnd }: RelayOptions): Promise<void> {
  try {
    const mail = await compose(claimed);
    if (mail) await transport.send(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const againS = error instanceof MailRefusal ? null : restS(claimed.attempts);
    await outbox.failed(claimed, reason.slice(0, 300), againS);
    const { id: mail, kind, orderId: order, attempts } = claimed;
    report({ mail, kind, order, attempts, reason }, againS === null ? `mail ${mail} is given up` : `mail ${mail} will be tried again`);
    return onEnd(againS === null ? 'failed' : 'retried');
  }
  await outbox.sent(claimed);
  onEnd('sent');
}
