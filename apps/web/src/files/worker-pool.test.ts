import { expose } from 'comlink';
import { describe, expect, it } from 'vitest';
import { NO_CODE } from './load-code.ts';
import { createWorkerPool, type PoolOptions } from './worker-pool.ts';

interface Counter {
  wait(ms: number): number;
  fail(): never;
}

/** Creates a pool of workers on this thread: the pool uses real message ports and can terminate them. */
function pool(options: Omit<PoolOptions<Counter>, 'spawn'>) {
  const counts = { spawned: 0, ended: 0, running: 0, maxRunning: 0, maxJobsOfWorker: 0 };
  const workers: EventTarget[] = [];
  const spawn = (): Worker => {
    counts.spawned += 1;
    const number = counts.spawned;
    const { port1, port2 } = new MessageChannel();
    let ownRunning = 0;
    expose(
      {
        wait: async (ms: number) => {
          ownRunning += 1;
          counts.running += 1;
          counts.maxRunning = Math.max(counts.maxRunning, counts.running);
          counts.maxJobsOfWorker = Math.max(counts.maxJobsOfWorker, ownRunning);
          await new Promise((done) => setTimeout(done, ms));
          ownRunning -= 1;
          counts.running -= 1;
          return number;
        },
        fail: () => {
          throw new Error('broken photo');
        },
      },
      port1 as never,
    );
    workers.push(port2);
    const terminate = (): void => {
      counts.ended += 1;
      port1.close();
      port2.close();
    };
    return Object.assign(port2, { terminate }) as unknown as Worker;
  };
  return { counts, workers, ...createWorkerPool<Counter>({ ...options, spawn }) };
}

describe('a pool of workers', () => {
  it('[CONC-03] gives each worker one job at a time, and starts no more workers than it may', async () => {
    const { run, counts, start } = pool({ size: 3 });
    const numbers = await Promise.all(Array.from({ length: 12 }, () => run((worker) => worker.wait(2))));
    expect(counts).toMatchObject({ spawned: 3, maxRunning: 3, maxJobsOfWorker: 1 });
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3]));
    start();
    expect(counts.spawned).toBe(3);
  });

  it('[CONC-02] gives one worker several jobs if configured', async () => {
    const { run, counts } = pool({ size: 1, jobsPerWorker: 4 });
    await Promise.all(Array.from({ length: 12 }, () => run((worker) => worker.wait(2))));
    expect(counts).toMatchObject({ spawned: 1, maxJobsOfWorker: 4 });
  });

  it('runs an urgent job before waiting ones', async () => {
    const { run } = pool({ size: 1 });
    const order: string[] = [];
    const job = (name: string, isUrgent = false) =>
      run(
        async (worker) => {
          order.push(name);
          return worker.wait(1);
        },
        { isUrgent },
      );
    await Promise.all([job('first'), job('second'), job('third'), job('urgent', true)]);
    expect(order).toEqual(['first', 'urgent', 'second', 'third']);
  });

  it('returns the error of a job to its caller and continues with the same worker', async () => {
    const { run, counts } = pool({ size: 1 });
    await expect(run((worker) => worker.fail())).rejects.toThrow('broken photo');
    expect(await run((worker) => worker.wait(0))).toBe(1);
    expect(counts.ended).toBe(0);
  });

  it('a worker that crashes fails only its own job; the next job gets a new one', async () => {
    const { run, workers, counts } = pool({ size: 1 });
    const lost = run((worker) => worker.wait(60_000));
    const next = run((worker) => worker.wait(0));
    workers[0]?.dispatchEvent(new Event('error'));
    await expect(lost).rejects.toThrow('The worker stopped');
    expect(await next).toBe(2);
    expect(counts).toMatchObject({ spawned: 2, ended: 1 });
  });

  it('an aborted job terminates its worker, or never starts; the next one gets a new worker', async () => {
    const { run, counts } = pool({ size: 1 });
    const controller = new AbortController();
    const { signal } = controller;
    const running = run((worker) => worker.wait(60_000), { signal });
    const waiting = run((worker) => worker.wait(60_000), { signal });
    const next = run((worker) => worker.wait(0));
    controller.abort(new Error('given up'));
    await expect(running).rejects.toThrow('given up');
    await expect(waiting).rejects.toThrow('given up');
    expect(await next).toBe(2);
    expect(counts).toMatchObject({ spawned: 2, ended: 1 });
  });

  it('ended workers reject their jobs, and the next job gets a new one', async () => {
    const { counts, run, release, retain } = pool({ size: 1, jobMs: 60_000 });
    const lost = run((worker) => worker.wait(60_000));
    await new Promise((done) => setTimeout(done, 20));
    release(true);
    await expect(lost).rejects.toThrow('was ended');
    retain();
    expect(await run((worker) => worker.wait(0))).toBe(2);
    expect(counts).toMatchObject({ spawned: 2, ended: 1 });
  });

  it('runs the job on the page if the browser starts no worker or cannot load its code', async () => {
    const pageFallback = async (): Promise<Counter> => ({
      wait: () => 7,
      fail: () => {
        throw new Error('broken photo');
      },
    });
    const spawn = (): never => {
      throw new DOMException('Not here', 'SecurityError');
    };
    const refused = createWorkerPool<Counter>({ spawn, pageFallback, size: 2 });
    refused.start();
    expect(await refused.run(async (worker) => worker.wait(0))).toBe(7);
    await expect(refused.run(async (worker) => worker.fail())).rejects.toThrow('broken photo');

    const silent = pool({ pageFallback, size: 1 });
    const lost = silent.run((worker) => worker.wait(60_000));
    silent.workers[0]?.dispatchEvent(new Event('error'));
    expect(await lost).toBe(7);
    await expect(createWorkerPool<Counter>({ spawn, size: 1 }).run((worker) => worker.wait(0))).rejects.toThrow('starts no worker');
  });

  it('waits for the server if code fails to load, then runs the job in another worker', async () => {
    let questions = 0;
    const whenServerAnswers = async () => {
      questions += 1;
    };
    const unloaded = pool({
      size: 1,
      whenServerAnswers,
      pageFallback: () => Promise.reject(new Error('It was not to be done in the page')),
    });
    const lost = unloaded.run((worker) => worker.wait(5));
    unloaded.workers[0]?.dispatchEvent(new Event('error'));
    expect(await lost).toBe(2);
    const other = pool({ size: 1, whenServerAnswers });
    let tries = 0;
    const retried = other.run((worker) => {
      tries += 1;
      return tries === 1 ? Promise.reject(Object.assign(new Error(), { name: NO_CODE })) : worker.wait(0);
    });
    expect(await retried).toBe(2);
    expect(questions).toBe(2);
  });

  it('fails a job whose code does not load although the server answers', async () => {
    const without = pool({ size: 1, whenServerAnswers: () => Promise.resolve() });
    let tries = 0;
    const retried = without.run(() => {
      tries += 1;
      return Promise.reject(Object.assign(new Error('gone'), { name: NO_CODE }));
    });
    await expect(retried).rejects.toThrow('gone');
    expect(tries).toBe(3);
  });

  it('a job that crashed its worker is not retried on the page', async () => {
    const { run, workers, counts } = pool({
      pageFallback: async () => ({
        wait: () => 7,
        fail: () => {
          throw new Error();
        },
      }),
      size: 1,
    });
    await run((worker) => worker.wait(0));
    const lost = run((worker) => worker.wait(60_000));
    const refused = expect(lost).rejects.toThrow('The worker stopped');
    await expect.poll(() => counts.running).toBe(1);
    workers[0]?.dispatchEvent(new Event('error'));
    await refused;
  });

  it('ends a worker whose job takes too long, and idle ones after a while', async () => {
    const slow = pool({ size: 1, jobMs: 5 });
    await expect(slow.run((worker) => worker.wait(60_000))).rejects.toThrow('The worker took too long');
    expect(slow.counts.ended).toBe(1);
    const idle = pool({ size: 1, idleMs: 1 });
    await idle.run((worker) => worker.wait(0));
    await expect.poll(() => idle.counts.ended).toBe(1);
    expect(await idle.run((worker) => worker.wait(0))).toBe(2);
  });
});
