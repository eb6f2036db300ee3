import { isVoid, type Measured, msPerRequest } from './measure.ts';
import { requestsOf, spansOf } from './tally.ts';

const ms = (span: number): string => (span < 10 ? span.toFixed(1) : span.toFixed(0));

/** Formats the results: one line per stream, then the shop. */
export function measuredLines(measured: Measured): readonly string[] {
  return [...measured.streams.map(streamLine), shopLine(measured), clientLine(measured)];
}

function streamLine({ action, rate, planned, unsent, answers, spansMs }: Measured['streams'][number]): string {
  const { p50, p95, p99, max } = spansOf(spansMs);
  const pace = 'lanes' in rate ? `${rate.lanes} at once` : `${Number(rate.perSecond.toFixed(2))}/s`;
  const classes = Object.entries(answers).map(([name, count]) => `${count} × ${name}`);
  return `${action}, ${pace}: ${planned} planned, ${spansMs.length} ended, ${unsent} unsent (${classes.join(', ')}); p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}, max ${ms(max)} ms`;
}

function shopLine(measured: Measured): string {
  const { processorMs, size, seconds, loopP99Ms, loopMostMs, streams } = measured;
  const share = (computedMs: number) => `${(computedMs / seconds / 10).toFixed(1)} %`;
  const beside =
    processorMs.database + processorMs.store > 0 ? `, database ${share(processorMs.database)}, store ${share(processorMs.store)}` : '';
  const costPerRequest = `${msPerRequest(measured).toFixed(2)} ms a request`;
  const memory = `${(size.bytes / 1e6).toFixed(0)} MB, one child ${(size.childBytes / 1e6).toFixed(0)} MB`;
  const requests = streams.reduce((sum, stream) => sum + requestsOf(stream), 0);
  return `shop: ${requests} requests in ${seconds.toFixed(1)} s; servers ${share(processorMs.servers)} of a processor${beside}, ${costPerRequest}; at most ${memory}, ${size.files} files; loop late by ${ms(loopP99Ms)} ms (99 %), ${ms(loopMostMs)} ms at most`;
}

function clientLine(measured: Measured): string {
  const { clientPercent, clientLateMs, loadAverage } = measured;
  const verdict = isVoid(measured) ? ': VOID, it is the client that was measured' : '';
  return `client: ${clientPercent.toFixed(0)} % of a processor, late itself by ${ms(clientLateMs)} ms (99 %)${verdict}; load average ${loadAverage.toFixed(1)}`;
}
