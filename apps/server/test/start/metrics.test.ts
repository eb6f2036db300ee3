import { expect, it } from 'vitest';
import { createMetrics } from '../../src/monitoring/metrics.ts';
import { serveMetrics } from '../../src/monitoring/serve-metrics.ts';
import { freePort } from './start-process.ts';

it('serves only metrics, at its own address', async () => {
  const metrics = createMetrics();
  metrics.saves.inc({ outcome: 'saved' });
  const port = await freePort();
  const served = await serveMetrics(metrics.registry, { host: '127.0.0.1', port });
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('version=0.0.4')]);
  const text = await response.text();
  expect(text).toContain('muro_saves_total{outcome="saved"} 1');
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(text).toMatch(new RegExp(`^${name} `, 'm'));
  for (const path of ['/', '/healthz', '/api/list']) expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
  await served.close();
});
