/** Defers non-urgent work until after the next paint (INP): the visible response to an input has the next frame for itself. */
export function afterNextPaint(job: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(job));
}
