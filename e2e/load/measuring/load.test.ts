import { expect, it } from 'vitest';
import { faultsOf } from './limits.ts';
import { measure } from './measure.ts';
import { measuredLines } from './report.ts';
import { openShop } from './set-ups.ts';
import type { Stream } from './stream.ts';

const BUSY_MS = 300_000;
const STREAMS: readonly Stream[] = [
  { action: 'hostile upload', rate: { lanes: 6, count: 60 } },
  { action: 'small', rate: { perSecond: 20 } },
  { action: 'save 150', rate: { perSecond: 2 } },
];

/** Short form of `npm run load`: checks only counts, since durations are not reliable on a busy test machine. */
it('[L4] [L5] [L10] loses no data and fails no request during uploads, including hostile ones', { timeout: BUSY_MS }, async () => {
  const shop = await openShop('embedded', { visitors: 60, savers: 3, photosEach: 150, others: 0 });
  try {
    const measured = await measure(shop, STREAMS, { seconds: 4, seed: 15 });
    const report = measuredLines(measured).join('\n');
    expect(faultsOf(measured, { maySend429: true }), report).toEqual([]);
    for (const { planned, unsent, spansMs } of measured.streams) expect(spansMs, report).toHaveLength(planned - unsent);
    expect(measured.streams.map(({ planned }) => planned)).toEqual([60, 80, 8]);
    expect(measured.streams.find(({ action }) => action === 'hostile upload')?.answers['200'], report).toBeGreaterThan(50);
  } finally {
    await shop.close();
  }
});
