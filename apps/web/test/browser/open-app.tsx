import type { Locale } from '@muro/texts';
import { commands, page } from 'vitest/browser';
import { useQuotes } from '../../src/app/photos/quotes.ts';
import { watchFocus } from '../../src/controls/focus-return.ts';
import { type StartedApp, startApp } from '../../src/start-app.tsx';
import { useAccount } from '../../src/state/account/account-store.ts';
import { useDesign } from '../../src/state/catalogue/design-store.ts';
import { useTextStore } from '../../src/state/language/text-store.ts';
import { watchFileTransfers } from '../../src/state/window/file-transfers.ts';
import { answersLeft, stopAnswering } from './answers.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { SCREEN } from './screens.ts';

interface OpenOptions {
  readonly locale?: Locale;
}

let running: StartedApp | null = null;

// All files of a run share the page and this module: watched once, as `main.tsx` does.
watchFocus();
watchFileTransfers();

/**
 * Opens the app at a router path, as `main.tsx` does: '/collage/basico/101'. Within one test a second call is like typing another
 * address: drafts, choices in the browser's storage and the account stay.
 */
export async function openApp(path: string, { locale = 'es' }: OpenOptions = {}): Promise<StartedApp> {
  stopApp();
  window.history.replaceState(null, '', `#${path}`);
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  running = await startApp(root, locale);
  return running;
}

/** As a reload of the page: the address, the browser's storage and the account stay; all else begins anew. */
export const reloadApp = (): Promise<StartedApp> => openApp(window.location.hash.slice(1), { locale: useTextStore.getState().locale });

/** Ends what a test opened and forgets what it kept: account, drafts, choices. Fails if an answer of the test's own was never asked for. */
export async function closeApp(): Promise<void> {
  const unused = answersLeft();
  stopAnswering();
  if (running) {
    stopApp();
    await forget();
  }
  if (unused.length > 0) throw new Error(`Nothing asked for ${unused.join(', ')}`);
}

function stopApp(): void {
  running?.stop();
  running = null;
  document.getElementById('root')?.remove();
  useDesign.setState(useDesign.getInitialState(), true);
  useQuotes.setState(useQuotes.getInitialState(), true);
  useAccount.setState(useAccount.getInitialState(), true);
}

async function forget(): Promise<void> {
  window.localStorage.clear();
  window.sessionStorage.clear();
  await page.viewport(SCREEN.width, SCREEN.height);
  await commands.forgetPerson();
  await forgetDrafts();
}
