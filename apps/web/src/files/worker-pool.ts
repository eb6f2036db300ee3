import { type Remote, wrap } from 'comlink';
import { takeTurns } from './take-turns.ts';

/** Workers of one kind; a job goes to the one with the least to do. */
export interface WorkerPool<Api> {
  /** Starts all workers ahead of the first job. */
  start(): void;
  /** Rejects when the job does, when its worker dies, or when it takes too long. An urgent job goes before those that wait. */
  run<T>(job: (worker: Remote<Api>) => Promise<T>, isUrgent?: boolean): Promise<T>;
}

export interface PoolOptions {
  readonly spawn: () => Worker;
  readonly size: number;
  /** Jobs a worker may have at a time. */
  readonly each?: number;
  /** A job that takes longer costs its worker its life. */
  readonly jobMs?: number;
  /** Workers without a job for so long are stopped and give their memory back. */
  readonly idleMs?: number;
}

interface Member<Api> {
  readonly worker: Worker;
  readonly remote: Remote<Api>;
  /** Rejects when the worker dies or cannot be loaded: a call to it would never be answered. */
  readonly death: Promise<never>;
  jobs: number;
}

export function createWorkerPool<Api>({ spawn, size, each = 1, jobMs, idleMs }: PoolOptions): WorkerPool<Api> {
  const members = new Set<Member<Api>>();
  const turn = takeTurns(size * each);
  let idle: ReturnType<typeof setTimeout> | undefined;
  const discard = (member: Member<Api>): void => {
    members.delete(member);
    member.worker.terminate();
  };
  const begin = (): Member<Api> => {
    const worker = spawn();
    const death = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => {
        discard(member);
        reject(new Error('The worker stopped'));
      });
    });
    death.catch(() => undefined);
    const member: Member<Api> = { worker, remote: wrap<Api>(worker), death, jobs: 0 };
    members.add(member);
    return member;
  };
  const freest = (): Member<Api> => {
    const [least] = [...members].sort((one, other) => one.jobs - other.jobs);
    return least && (least.jobs === 0 || members.size === size) ? least : begin();
  };
  const rest = (): void => {
    if (idleMs === undefined || [...members].some(({ jobs }) => jobs > 0)) return;
    idle = setTimeout(() => [...members].forEach(discard), idleMs);
  };
  return {
    start: () => {
      while (members.size < size) begin();
    },
    run: (job, isUrgent) =>
      turn(async () => {
        clearTimeout(idle);
        const member = freest();
        member.jobs += 1;
        let deadline: ReturnType<typeof setTimeout> | undefined;
        const tooLong = new Promise<never>((_, reject) => {
          if (jobMs === undefined) return;
          deadline = setTimeout(() => {
            discard(member);
            reject(new Error('The worker took too long'));
          }, jobMs);
        });
        try {
          return await Promise.race([job(member.remote), member.death, tooLong]);
        } finally {
          clearTimeout(deadline);
          member.jobs -= 1;
          rest();
        }
      }, isUrgent),
  };
}
