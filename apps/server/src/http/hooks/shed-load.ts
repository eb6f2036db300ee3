import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ApiError, ERROR_STATUS, PATHS } from '@muro/api';
import type { Metrics } from '../../monitoring/metrics.ts';
import { localeOf } from '../locale-of.ts';
import { plainPage } from '../pages/plain-page.ts';
import type { PageServices } from '../pages/web-page.ts';
import type { App } from '../route-tools.ts';
import { commonHeaders } from '../security-headers.ts';
import { refusalSentence } from '../send-refusal.ts';
import { showsPage } from '../wants-page.ts';
import { type EventLoopLag, measureEventLoopLag } from './event-loop-lag.ts';
import { createTurnCounter, type Turn } from './loop-turns.ts';

/** Requests in the middle of a transaction are shed only at this multiple of `busyMs`. */
const TRANSACTION_FACTOR = 4;
/**
 * Share of `busyMs` for which, in one turn of the event loop, browsing requests are admitted; the turn then ends soon, and with it the
 * wait.
 */
const TURN_SHARE = 0.2;
/**
 * Number of waiting requests up to which nothing is shed: they are answered sooner than they could be retried, so a server that paused for
 * a moment sheds no load.
 */
const MIN_WAITING = 50;
/** Range of Retry-After, s; random, so that the clients do not return at the same moment. */
const RETRY_S = { from: 2, to: 6 };
/** Shortest time between two log entries about shed load, ms. */
const WARN_EVERY_MS = 60_000;

const routePattern = (path: string): string => path.replace(/:[a-z]+/g, '[^/]+').replace('.', '\\.');
const INDEX = `${PATHS.webApp}index.html`;
const FIRST_PAGES = ['/', '/htmlapp', PATHS.webApp, INDEX, PATHS.list, PATHS.templateXml, PATHS.customXml, PATHS.quotes, PATHS.openApi];
/** First pages of a visit: refusing them loses no work of the visitor. */
const BROWSING = new RegExp(`^(?:${FIRST_PAGES.map(routePattern).join('|')})(?:\\?|$)`);
/** Always answered: health checks, and the files of a page that was admitted, which would be blank without one of them. */
const ALWAYS_ADMITTED = new RegExp(`^(?:${routePattern(PATHS.health)}|${routePattern(PATHS.ready)}|${PATHS.webApp}.*)(?:\\?|$)`);

type Kind = 'browse' | 'transaction' | 'always';

/**
 * Load shedding: refuses requests with 503 and Retry-After while the event-loop lag is high and many requests wait, before any work is done
 * for them. The admitted ones are then answered soon. Shedding continues until the lag is half the limit (hysteresis).
 *
 *     lag of busyMs             sheds browsing requests (`browse`)
 *     lag of four times busyMs  sheds all but `always`
 *
 * If hundreds of requests arrive in every turn of the event loop, none of its timers is late, and yet all wait turn after turn. Once that
 * has gone on for busyMs, each turn admits browsing requests for a fifth of busyMs and sheds the rest.
 *
 * It runs before the framework: passing through the framework's hooks costs nine tenths of what answering a list costs.
 */
export function shedLoad(app: App, services: LoadServices): void {
  const { busyMs, metrics } = services;
  if (busyMs === 0) return;
  const lagMs = measureEventLoopLag();
  const mustShed = createAdmissionControl(busyMs, lagMs, createTurnCounter(busyMs * TURN_SHARE));
  const warnThrottled = createThrottledWarning(app);
  const handle = app.server.listeners('request')[0] as RequestListener;
  app.server.off('request', handle);
  app.server.on('request', (request, response) => {
    const kind = kindOf(request);
    if (!mustShed(kind)) return handle(request, response);
    metrics.shed.inc({ kind });
    warnThrottled({ lateMs: Math.round(lagMs()) });
    refuse(request, response, services);
  });
}

interface LoadServices extends Pick<PageServices, 'locale' | 'shop'> {
  /** Event-loop lag from which load is shed, ms; 0: never. */
  readonly busyMs: number;
  readonly strictTransport: string;
  readonly metrics: Pick<Metrics, 'shed'>;
}

/** Creates the admission control: a function that is true for a request that has to be shed. */
export function createAdmissionControl(
  busyMs: number,
  lagMs: EventLoopLag,
  countTurn: (isBrowsing: boolean) => Turn,
): (kind: Kind) => boolean {
  const limits = { browse: busyMs, transaction: busyMs * TRANSACTION_FACTOR };
  const isShedding = { browse: false, transaction: false };
  let waitingRequests = 0;
  return (kind) => {
    const [lag, turn] = [lagMs(), countTurn(kind === 'browse')];
    waitingRequests = lag < busyMs / 2 ? 0 : waitingRequests + 1;
    for (const shedKind of ['browse', 'transaction'] as const)
      isShedding[shedKind] = lag > limits[shedKind] / (isShedding[shedKind] ? 2 : 1);
    if (kind === 'always') return false;
    const isCrowded = turn.runMs > busyMs && turn.spanMs > busyMs * TURN_SHARE && turn.browsing > MIN_WAITING;
    return (kind === 'browse' && isCrowded) || (isShedding[kind] && waitingRequests > MIN_WAITING);
  };
}

function createThrottledWarning({ log }: App): (facts: object) => void {
  let warnedMs = Number.NEGATIVE_INFINITY;
  return (facts) => {
    if (performance.now() - warnedMs < WARN_EVERY_MS) return;
    warnedMs = performance.now();
    log.warn(facts, 'overload: some requests are refused until the server catches up');
  };
}

function kindOf({ url = '' }: IncomingMessage): Kind {
  if (BROWSING.test(url)) return 'browse';
  return ALWAYS_ADMITTED.test(url) ? 'always' : 'transaction';
}

function refuse(
  { method = '', url = '', headers }: IncomingMessage,
  response: ServerResponse,
  { locale, shop, strictTransport }: LoadServices,
): void {
  // A submitted form is answered with a page as well: going back, the browser still has its contents.
  const isPage = showsPage({ url, headers });
  const spoken = localeOf({ url, headers }, locale);
  const retryAfterS = RETRY_S.from + Math.floor(Math.random() * (RETRY_S.to - RETRY_S.from + 1));
  const refusal: ApiError = { error: 'ERROR_BUSY', msg: refusalSentence(spoken, { error: 'ERROR_BUSY' }) };
  const body = isPage ? plainPage(spoken, shop.data, refusal.msg) : JSON.stringify(refusal);
  response.writeHead(ERROR_STATUS.ERROR_BUSY, {
    'retry-after': String(retryAfterS),
    'cache-control': 'no-store',
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    ...commonHeaders({ strictTransport }),
    ...(isPage && method === 'GET' && { refresh: String(retryAfterS) }), // reloads the requested page by itself
  });
  response.end(body);
}
