/**
 * Does a job in the frame after the next one. What answers an input is drawn in the next one, and has it for itself: the rest of
 * the work, that nobody looks at, would make it a long one.
 */
export function afterNextPaint(job: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(job));
}
