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
import { type Lateness, watchLoop } from './watch-loop.ts';
import { type Turn, watchTurn } from './watch-turn.ts';

/** Those who only come to look are sent away first, whoever is in the middle of something when the loop is so many times as late. */
const WORKING_TIMES = 4;
/** Of what comes in one turn of the loop, those who only look are answered for so much of `busyMs`; the turn ends soon, and with it the wait. */
const TURN_SHARE = 0.2;
/** So many are answered sooner than any of them could come again: a server that stood still for a moment sends nobody away for it. */
const FEW = 50;
/** Whoever is sent away comes again after so many seconds, not all at the same moment. */
const RETRY_S = { from: 2, to: 6 };
/** How often the log hears of it. */
const TELL_EVERY_MS = 60_000;

const any = (path: string): string => path.replace(/:[a-z]+/g, '[^/]+').replace('.', '\\.');
const INDEX = `${PATHS.webApp}index.html`;
const BEGINNING = ['/', '/htmlapp', PATHS.webApp, INDEX, PATHS.list, PATHS.templateXml, PATHS.customXml, PATHS.quotes, PATHS.openApi];
/** What one begins with: nobody has done anything yet that could be lost. */
const LOOKING = new RegExp(`^(?:${BEGINNING.map(any).join('|')})(?:\\?|$)`);
/** Answered in any case: whether the server lives, and the files of a page that was let in, which would be blank without one of them. */
const LET_IN = new RegExp(`^(?:${any(PATHS.health)}|${any(PATHS.ready)}|${PATHS.webApp}.*)(?:\\?|$)`);

type Kind = 'looking' | 'working' | 'let in';

/**
 * Sends people away while the server's loop is late and a crowd waits for it, before anything is done for them: what is taken is
 * answered soon then, and the rest is told when to come again. Once it does so it goes on until the loop is half as late.
 *
 *     late by busyMs: who only looks      by four times as much: everybody but what was let in
 *
 * A loop that finds hundreds at its door in every turn is not late for any of them by its own clock, and yet all wait turn after turn:
 * once that has gone on for busyMs each turn answers those who only look for a fifth of that time, and the rest is sent away.
 *
 * It stands before the framework: a request that has gone through its hooks has cost nine tenths of what a list costs.
 */
export function shedLoad(app: App, services: LoadServices): void {
  const { busyMs, metrics } = services;
  if (busyMs === 0) return;
  const lateMs = watchLoop();
  const isTooLate = createRation(busyMs, lateMs, watchTurn(busyMs * TURN_SHARE));
  const tell = toldRarely(app);
  const handle = app.server.listeners('request')[0] as RequestListener;
  app.server.off('request', handle);
  app.server.on('request', (request, response) => {
    const kind = kindOf(request);
    if (!isTooLate(kind)) return handle(request, response);
    metrics.shed.inc({ kind });
    tell({ lateMs: Math.round(lateMs()) });
    sendAway(request, response, services);
  });
}

interface LoadServices extends Pick<PageServices, 'locale' | 'shop'> {
  /** How late the loop may be before a crowd is sent away, ms; 0: nobody is. */
  readonly busyMs: number;
  readonly strictTransport: string;
  readonly metrics: Pick<Metrics, 'shed'>;
}

/** Whether it is too late for one that has just come. */
export function createRation(busyMs: number, lateMs: Lateness, turnNow: (isLooking: boolean) => Turn): (kind: Kind) => boolean {
  const limits = { looking: busyMs, working: busyMs * WORKING_TIMES };
  const isShedding = { looking: false, working: false };
  let waiting = 0;
  return (kind) => {
    const [late, turn] = [lateMs(), turnNow(kind === 'looking')];
    waiting = late < busyMs / 2 ? 0 : waiting + 1;
    for (const each of ['looking', 'working'] as const) isShedding[each] = late > limits[each] / (isShedding[each] ? 2 : 1);
    if (kind === 'let in') return false;
    const isCrowded = turn.runMs > busyMs && turn.spanMs > busyMs * TURN_SHARE && turn.looking > FEW;
    return (kind === 'looking' && isCrowded) || (isShedding[kind] && waiting > FEW);
  };
}

function toldRarely({ log }: App): (facts: object) => void {
  let toldMs = Number.NEGATIVE_INFINITY;
  return (facts) => {
    if (performance.now() - toldMs < TELL_EVERY_MS) return;
    toldMs = performance.now();
    log.warn(facts, 'too many ask at once: some are told to come again');
  };
}

function kindOf({ url = '' }: IncomingMessage): Kind {
  if (LOOKING.test(url)) return 'looking';
  return LET_IN.test(url) ? 'let in' : 'working';
}

function sendAway(
  { method = '', url = '', headers }: IncomingMessage,
  response: ServerResponse,
  { locale, shop, strictTransport }: LoadServices,
): void {
  // A form that was sent is answered with a page, too: going back, a person has it still.
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
    ...(isPage && method === 'GET' && { refresh: String(retryAfterS) }), // the page that was wanted comes by itself
  });
  response.end(body);
}
