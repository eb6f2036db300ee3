import type { TestApp } from '../support/open-test-app.ts';

/** Returns the count of each security event, summed over all servers of a set-up. */
export async function countedEvents({ allServices }: Pick<TestApp, 'allServices'>): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { metrics } of allServices) {
    for (const { labels, value } of (await metrics.securityEvents.get()).values)
      counts.set(String(labels.event), (counts.get(String(labels.event)) ?? 0) + value);
  }
  return counts;
}
