import type { Locale } from '@muro/texts';
import { commands, page } from 'vitest/browser';
import { useQuotes } from '../../src/app/photos/quotes.ts';
import { watchFocus } from '../../src/controls/focus-return.ts';
import { resetRoom } from '../../src/room/room-choice.ts';
import { type StartedApp, startApp } from '../../src/start-app.tsx';
import { useAccount } from '../../src/state/account/account-store.ts';
import { useDesign } from '../../src/state/catalogue/design-store.ts';
import { useTextStore } from '../../src/state/language/text-store.ts';
import { watchFileTransfers } from '../../src/state/window/file-transfers.ts';
import { stopAnswering, unusedAnswers } from './answers.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { SCREEN } from './screens.ts';

interface OpenOptions {
  readonly locale?: Locale;
}

let running: StartedApp | null = null;

// All test files of a run share the page and this module: registered once, as `designer.tsx` does.
watchFocus();
watchFileTransfers();

/**
 * Opens the app at a router path, as `designer.tsx` does: '/collage/basico/101'. A second call within one test is like entering another
 * address: drafts, stored choices and the account stay.
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

/** Simulates a reload of the page: address, storage and account stay; everything else starts again. */
export const reloadApp = (): Promise<StartedApp> => openApp(window.location.hash.slice(1), { locale: useTextStore.getState().locale });

/** Closes the app of a test and clears its data: account, drafts, choices. Fails if one of the test's answers was never requested. */
export async function closeApp(): Promise<void> {
  const unused = unusedAnswers();
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
  resetRoom();
  await commands.forgetPerson();
  await forgetDrafts();
}
