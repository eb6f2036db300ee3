import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly uploads: Counter<'outcome'>;
  readonly saves: Counter<'outcome'>;
  readonly prints: Counter<'outcome'>;
  readonly mails: Counter<'outcome'>;
  /** See `SecurityEvent`. */
  readonly securityEvents: Counter<'event'>;
  /** Requests refused by load shedding. */
  readonly shed: Counter<'kind'>;
  /** 1 if the last run of the upkeep task failed. */
  readonly upkeepFailing: Gauge<'task'>;
  readonly requests: Histogram<'route' | 'status'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    uploads: new Counter({ name: 'muro_uploads_total', help: 'Photos received, by outcome', labelNames: ['outcome'], registers }),
    saves: new Counter({ name: 'muro_saves_total', help: 'Collages saved, by outcome', labelNames: ['outcome'], registers }),
    prints: new Counter({ name: 'muro_prints_total', help: 'Print jobs ended, by outcome', labelNames: ['outcome'], registers }),
    mails: new Counter({ name: 'muro_mails_total', help: 'Attempts to send a mail, by outcome', labelNames: ['outcome'], registers }),
    securityEvents: new Counter({
      name: 'muro_security_events_total',
      help: 'Refused and blocked sign-ins and codes, refused, created and revoked operator tokens, changed passwords, addresses and second factors, by event',
      labelNames: ['event'],
      registers,
    }),
    shed: new Counter({
      name: 'muro_shed_total',
      help: 'Requests refused because the server was overloaded, by kind',
      labelNames: ['kind'],
      registers,
    }),
    upkeepFailing: new Gauge({
      name: 'muro_upkeep_failing',
      help: 'Tasks of upkeep: 1 if the last run failed',
      labelNames: ['task'],
      registers,
    }),
    requests: new Histogram({
      name: 'muro_request_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
  };
}
