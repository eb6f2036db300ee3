// Vitest reporter that prints the number of finished files and tests at intervals.

/** Interval between two lines, ms. */
const TELL_EVERY_MS = 15_000;

export const formatDuration = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

export default class ProgressReporter {
  constructor({ print = console.log, nowMs = Date.now } = {}) {
    Object.assign(this, { print, nowMs, files: 0, done: 0, counts: { passed: 0, failed: 0, skipped: 0 } });
  }

  onTestRunStart(specifications) {
    this.files = specifications.length;
    this.beginMs = this.nowMs();
    this.toldMs = this.beginMs;
  }

  onTestModuleEnd(module) {
    this.done += 1;
    for (const test of module.children.allTests()) this.counts[test.result().state] += 1;
    const now = this.nowMs();
    if (now - this.toldMs < TELL_EVERY_MS && this.done < this.files) return;
    this.toldMs = now;
    const { passed, failed, skipped } = this.counts;
    this.print(
      `[${formatDuration(now - this.beginMs)}] ${this.done} of ${this.files} files: ${passed} passed, ${failed} failed, ${skipped} skipped`,
    );
  }
}
