import type { Locale } from '@muro/texts';
import { createRoot, type RootOptions } from 'react-dom/client';
import { App } from './App.tsx';
import { resumeAfterReload } from './app/opening/resume-after-reload.ts';
import { createRouter, preloadScreens } from './routes.tsx';
import { connectNavigator } from './state/address/go.ts';
import { useDesign } from './state/catalogue/design-store.ts';
import { keepChoices } from './state/catalogue/kept-choices.ts';
import { guardUnload } from './state/collage/unload-guard.ts';
import { createWorkspace, type Workspace } from './state/editor/workspace.ts';
import { loadTexts, useTextStore } from './state/language/text-store.ts';

export interface StartedApp {
  readonly workspace: Workspace;
  /** Removes the app from the page. */
  stop(): void;
}

/** Starts the app in `element` with the screen of the current address. */
export async function startApp(element: HTMLElement, locale: Locale, options: RootOptions = {}): Promise<StartedApp> {
  const workspace = createWorkspace();
  const stopGuard = guardUnload(workspace.work);
  const stopKeeping = keepChoices();
  await loadTexts(locale);
  void resumeAfterReload(workspace);
  // Every screen needs the list: starts loading it while the first screen is being rendered.
  const listed = useDesign.getState().loadList();
  // Prices and names in the list are in the language of the request.
  const stopFollowing = useTextStore.subscribe((now, before) => {
    if (now.locale !== before.locale) void useDesign.getState().reloadList();
  });
  // Once work is open, preloads the next steps, so that they no longer depend on the network.
  const stopWaiting = workspace.work.subscribe(({ history }) => {
    if (!history) return;
    stopWaiting();
    preloadScreens();
  });
  // The first view in the HTML stays until the same can be drawn.
  if (element.querySelector('.first-view')?.checkVisibility()) await listed;
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
