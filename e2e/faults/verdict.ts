import type { ViolationKind } from './journal.ts';
import type { Report } from './tallies.ts';

/** True if there are no violations and every kind of fault has had an effect. */
export function isGood({ findings, kinds }: Report): boolean {
  return findings.length === 0 && kinds.every(({ skipped, effective }) => skipped !== undefined || effective > 0);
}

/** Formats a line for each kind of fault. */
export function kindLines({ kinds }: Report): readonly string[] {
  return kinds.map(({ name, skipped, done, effective }) =>
    skipped === undefined ? `  ${name.padEnd(16)} done ${done}, effective ${effective}` : `  ${name.padEnd(16)} skipped: ${skipped}`,
  );
}

/** Summarises the run in one line. */
export function verdictLine({ kinds, recoveriesMs, findings, ...report }: Report): string {
  const sum = (of: 'done' | 'effective') => kinds.reduce((all, kind) => all + kind[of], 0);
  const count = (harm: ViolationKind) => findings.filter((finding) => finding.harm === harm).length;
  const percentile = (part: number) =>
    secondsText(recoveriesMs[Math.min(recoveriesMs.length - 1, Math.floor(recoveriesMs.length * part))] ?? 0);
  return [
    `${sum('done')} faults, of which ${sum('effective')} had an effect`,
    `${report.acknowledged} acknowledged, ${report.no} refused, ${report.unknown} unknown and tried again`,
    ...(['lost', 'doubled', 'half-written', 'wrong'] as const).map((harm) => `${harm} ${count(harm)}`),
    `recovered in ${percentile(0.5)} (median), ${percentile(1)} (worst)`,
  ].join(', ');
}

const secondsText = (spanMs: number): string => `${(spanMs / 1000).toFixed(2)} s`;
