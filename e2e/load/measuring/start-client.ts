import { fork } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import type { ClientTask, ClientWord } from './client.ts';
import type { StreamsReport } from './run-streams.ts';

export interface ClientReport extends StreamsReport {
  readonly seconds: number;
  /** CPU share of one core, %. */
  readonly clientPercent: number;
  /** 99th percentile of the client's event-loop lag, ms; its figures are late by as much. */
  readonly clientLateMs: number;
}

/** Callbacks at the start and at the end of the streams. */
export interface Around {
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** Runs the streams in a child process. */
export async function runClient(task: ClientTask, around: Around): Promise<ClientReport> {
  const child = fork(join(import.meta.dirname, 'client.ts'), { execArgv: ['--import', import.meta.resolve('tsx')] });
  const messages = on(child, 'message', { close: ['disconnect'] }); // its exit may arrive before its last message
  const receive = async <Kind extends ClientWord['kind']>(kind: Kind): Promise<Extract<ClientWord, { kind: Kind }>> => {
    const { value, done } = await messages.next();
    if (done) throw new Error(`The client ended where '${kind}' was expected.`);
    const [word] = value as [ClientWord];
    if (word.kind !== kind) throw new Error(`Expected '${kind}' from the client but received '${word.kind}'.`);
    return word as Extract<ClientWord, { kind: Kind }>;
  };
  try {
    child.send(task);
    await receive('ready');
    await around.begin();
    child.send('begin');
    const { spentMs, processorMs, lateMs } = await receive('ended');
    await around.end();
    const { tallies, wrong } = await receive('report');
    return { tallies, wrong, seconds: spentMs / 1000, clientPercent: (100 * processorMs) / spentMs, clientLateMs: lateMs };
  } finally {
    child.kill('SIGKILL');
  }
}
