import type { Locale } from '@muro/texts';
import { createRoot, type RootOptions } from 'react-dom/client';
import { App } from './App.tsx';
import { resumeHere } from './app/opening/resume-here.ts';
import { createRouter, preloadScreens } from './routes.tsx';
import { connectNavigator } from './state/address/go.ts';
import { useDesign } from './state/catalogue/design-store.ts';
import { keepChoices } from './state/catalogue/kept-choices.ts';
import { guardUnload } from './state/collage/unload-guard.ts';
import { createWorkspace, type Workspace } from './state/editor/workspace.ts';
import { loadTexts, useTextStore } from './state/language/text-store.ts';

export interface StartedApp {
  readonly workspace: Workspace;
  /** Takes it off the page. */
  stop(): void;
}

/** Shows the screen of the address in `element`. */
export async function startApp(element: HTMLElement, locale: Locale, options: RootOptions = {}): Promise<StartedApp> {
  const workspace = createWorkspace();
  const stopGuard = guardUnload(workspace.work);
  const stopKeeping = keepChoices();
  await loadTexts(locale);
  void resumeHere(workspace);
  // Every screen needs the list; asked for now, it comes while the first screen is being made.
  void useDesign.getState().loadList();
  // The list carries prices and names in the language that it was asked in.
  const stopFollowing = useTextStore.subscribe((now, before) => {
    if (now.locale !== before.locale) void useDesign.getState().reloadList();
  });
  // Work has begun: the next steps do not depend on the network any more.
  const stopWaiting = workspace.work.subscribe(({ history }) => {
    if (!history) return;
    stopWaiting();
    preloadScreens();
  });
  const router = createRouter();
  connectNavigator(router);
  const root = createRoot(element, options);
  root.render(<App router={router} workspace={workspace} />);
  return {
    workspace,
    stop: () => {
      root.unmount();
      router.dispose();
      stopFollowing();
      stopGuard();
      stopWaiting();
      stopKeeping();
    },
  };
}
