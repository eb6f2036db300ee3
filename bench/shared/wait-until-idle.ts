import { processorMs } from '../../apps/server/src/children/processor-ms.ts';
import { childrenOf } from '../../apps/server/test/start/process-tree.ts';

const STEP_MS = 700;
/** Maximum processor time of an idle server per step, ms. */
const IDLE_MS = 50;
const IDLE_STEPS = 3;

/** Waits until a server is idle: after its first start it renders pictures for a minute, which would distort other figures. */
export async function waitUntilIdle(pid: number): Promise<void> {
  let last = computedMs(pid);
  for (let idleSteps = 0; idleSteps < IDLE_STEPS; ) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    const currentMs = computedMs(pid);
    idleSteps = currentMs - last < IDLE_MS ? idleSteps + 1 : 0;
    last = currentMs;
  }
}

function computedMs(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, value) => sum + (processorMs(value) ?? 0), 0);
}
