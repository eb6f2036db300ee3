import type { ActionName } from '../actions/actions.ts';
import type { Measured } from './measure.ts';
import { failedOf, shedOf, spansOf } from './tally.ts';

/** Limits of a load. Durations in ms. */
export interface Limits {
  readonly spans?: Partial<Record<ActionName, { readonly p95?: number; readonly p99?: number; readonly max?: number }>>;
  /** Duration of all streams together, s. */
  readonly seconds?: number;
  readonly megabytes?: number;
  /** Memory of the largest process of a server, MB. */
  readonly childMegabytes?: number;
  /** True if 429 answers are part of this load. */
  readonly maySend429?: boolean;
}

/** Returns a sentence per violated limit; times and sizes only if the limits state them. */
export function exceededLimits(measured: Measured, limits: Limits): readonly string[] {
  return [...faultsOf(measured, limits), ...slowOf(measured, limits)];
}

/** Returns faults that are never allowed, independent of speed. */
export function faultsOf({ streams, wrong, ended }: Measured, { maySend429 = false }: Limits = {}): readonly string[] {
  return [
    ...wrong.slice(0, 20),
    ...(ended > 0 ? [`${ended} servers ended`] : []),
    ...streams.flatMap((stream) => [
      ...(failedOf(stream) > 0 ? [`${stream.action}: ${failedOf(stream)} requests failed`] : []),
      ...(stream.withoutRetryAfter > 0 ? [`${stream.action}: ${stream.withoutRetryAfter} refusals did not say when to come again`] : []),
      ...(!maySend429 && shedOf(stream) > 0 ? [`${stream.action}: ${shedOf(stream)} requests were told to come again later`] : []),
    ]),
  ];
}

function slowOf(measured: Measured, limits: Limits): readonly string[] {
  const excess = (measure: string, value: number, limit: number | undefined, unit: string) =>
    limit !== undefined && value > limit ? [`${measure} ${value.toFixed(value < 10 ? 1 : 0)} ${unit}, more than ${limit}`] : [];
  return [
    ...measured.streams.flatMap(({ action, spansMs, unsent }) => {
      const spans = spansOf(spansMs);
      const limit = limits.spans?.[action];
      return [
        ...excess(`${action}: p95`, spans.p95, limit?.p95, 'ms'),
        ...excess(`${action}: p99`, spans.p99, limit?.p99, 'ms'),
        ...excess(`${action}: the longest`, spans.max, limit?.max, 'ms'),
        ...(unsent > 0 && !limits.maySend429 ? [`${action}: ${unsent} could not even be sent`] : []),
      ];
    }),
    ...excess('in all', measured.seconds, limits.seconds, 's'),
    ...excess('memory', measured.size.bytes / 1e6, limits.megabytes, 'MB'),
    ...excess('memory of one child', measured.size.childBytes / 1e6, limits.childMegabytes, 'MB'),
  ];
}
