import { newCollage } from '@muro/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLAIN_TOOLS, photoNamed, rowDesign } from '../../../test/row-collage.ts';
import { useNavigation } from '../navigation/navigation-store.ts';
import { guardUnload, leaveTo } from './unload-guard.ts';
import { createWorkStore, type WorkStoreApi } from './work-store.ts';

/** Outcome of each attempt to leave the page: asked, or left. */
let departures: string[];
let stopGuard: () => void;
let work: WorkStoreApi;

/** Simulates a window; engines differ in whether they fire `beforeunload` synchronously or a moment later. */
function windowThatAsks(when: 'at once' | 'in a moment'): EventTarget {
  const window = new EventTarget();
  const leave = (address: string): void => {
    const event = new Event('beforeunload', { cancelable: true });
    departures.push(window.dispatchEvent(event) ? address : 'asked');
  };
  const assign = (address: string): void => void (when === 'at once' ? leave(address) : setTimeout(leave, 0, address));
  return Object.assign(window, { location: { assign } });
}

const edit = (id: string): void => work.getState().dispatch({ type: 'add-photos', photos: [photoNamed(id)] });
const quit = (): void => useNavigation.getState().send({ type: 'quit' });

beforeEach(() => {
  departures = [];
  work = createWorkStore();
  work.getState().open(newCollage(rowDesign(1), PLAIN_TOOLS), null, PLAIN_TOOLS);
});
afterEach(() => {
  stopGuard();
  vi.unstubAllGlobals();
});

it.each(['at once', 'in a moment'] as const)(
  '[EXIT-07] a user who chose to stop without saving is not asked again, by a browser that asks %s',
  async (when) => {
    vi.stubGlobal('window', windowThatAsks(when));
    stopGuard = guardUnload(work);
    edit('a');
    quit();
    await expect.poll(() => departures).toEqual(['/finalizado_app']);
  },
);

it('[EXIT-07] a user who stays is asked again: at the next departure, after a change, after coming back', () => {
  const window = windowThatAsks('at once');
  vi.stubGlobal('window', window);
  stopGuard = guardUnload(work);
  edit('a');
  quit();
  leaveTo('/elsewhere');
  expect(departures).toEqual(['/finalizado_app', 'asked']);

  // A departure without `beforeunload`: the browser restored the page from its back/forward cache.
  vi.stubGlobal('window', Object.assign(window, { location: { assign: () => undefined } }));
  for (const staying of [() => edit('b'), () => window.dispatchEvent(new Event('pageshow'))]) {
    quit();
    staying();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  }
});

it('[EDIT-29] [ROUTE-28] the browser asks only about unsaved changes, on every screen', () => {
  const window = windowThatAsks('at once');
  vi.stubGlobal('window', window);
  stopGuard = guardUnload(work);
  leaveTo('/untouched');
  edit('a');
  useNavigation.setState({ state: 'NAVSTATE_TEMPLATE_LIST' });
  leaveTo('/changed');
  const { history } = work.getState();
  if (history) work.getState().setSaved('7', history.present);
  leaveTo('/saved');
  expect(departures).toEqual(['/untouched', 'asked', '/saved']);
});
