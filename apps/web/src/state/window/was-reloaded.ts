/** True if this page was loaded by a reload or a history step: the person expects to find their previous state. */
export function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as unknown as readonly PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
