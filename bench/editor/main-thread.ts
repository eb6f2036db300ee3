import type { Browser, Page } from '@playwright/test';

/** Entry of a Chromium trace; times in µs. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time, µs: excludes the time of other programs. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** Marks the beginning of the next step. */
export type Mark = () => Promise<unknown>;

const MARK = 'bench step';
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/**
 * Measures the work of the page's main thread for each step that `act` marks: from the first task of the step until the first frame after
 * its last event of a type is committed. Waiting for the next frame is excluded.
 *
 * @param type  event that the frame shows, such as 'input' for a typed letter
 * @returns     processor time, ms, including tracing; one entry per step with such a frame
 */
export async function workOfSteps(
  browser: Browser,
  page: Page,
  type: string,
  act: (mark: Mark) => Promise<void>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act(() => page.evaluate(`performance.mark('${MARK}')`));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
  return stepsIn(traceEvents, type);
}

function stepsIn(events: readonly TraceEvent[], type: string): readonly number[] {
  const marks = events.filter(({ name }) => name === MARK).sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  const main = events.filter(({ pid, tid }) => pid === first?.pid && tid === first.tid).sort((a, b) => a.ts - b.ts);
  return marks.flatMap(({ ts }, index) => {
    const step = main.filter((event) => event.ts > ts && event.ts < (marks[index + 1]?.ts ?? Number.POSITIVE_INFINITY));
    const answered = step.findLast(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
    const frame = answered && step.find(({ name, ts: begin }) => name === 'Commit' && begin > answered.ts);
    if (!frame) return [];
    const tasks = step.filter(({ name, ph, ts: begin }) => name === 'RunTask' && ph === 'X' && begin < frame.ts);
    return [tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000];
  });
}
