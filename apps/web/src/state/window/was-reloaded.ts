/** True if this page was loaded by a reload, or by a step in the browser's history: the person expects to be where they were. */
export function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as unknown as readonly PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
