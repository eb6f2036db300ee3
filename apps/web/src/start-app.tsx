import type { Locale } from '@muro/texts';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type RootOptions } from 'react-dom/client';
import { App } from './App.tsx';
import { resumeAfterReload } from './app/opening/resume-after-reload.ts';
import { nextTask } from './client/run-in-slices.ts';
import { createRouter, preloadEditor, preloadSizePage } from './routes.tsx';
import { connectNavigator } from './state/address/go.ts';
import { areaOf } from './state/address/paths.ts';
import { useDesign } from './state/catalogue/design-store.ts';
import { keepChoices } from './state/catalogue/kept-choices.ts';
import { guardUnload } from './state/collage/unload-guard.ts';
import { lateWorkspace } from './state/editor/late-workspace.ts';
import type { Workspace } from './state/editor/workspace.ts';
import { loadTexts, useTextStore } from './state/language/text-store.ts';
import { useNavigation } from './state/navigation/navigation-store.ts';

export interface StartedApp {
  /** Loads the workspace, if no screen has needed it yet. */
  loadWorkspace(): Promise<Workspace>;
  /** Removes the app from the page. */
  stop(): void;
}

/** Starts the app in `element` with the screen of the current address. */
export async function startApp(element: HTMLElement, locale: Locale, options: RootOptions = {}): Promise<StartedApp> {
  const ends: (() => void)[] = [keepChoices()];
  let show: (workspace: Workspace) => void = () => undefined;
  let opened: Workspace | null = null;
  const loadWorkspace = lateWorkspace((workspace) => {
    opened = workspace;
    ends.push(...watchWork(workspace));
    show(workspace);
  });
  await loadTexts(locale);
  void resumeAfterReload(loadWorkspace);
  // Every screen needs the list: starts loading it while the first screen is being rendered.
  const listed = useDesign.getState().loadList();
  ends.push(followLanguage());
  await nextTask();
  const router = createRouter(loadWorkspace);
  connectNavigator(router);
  // Before anything is drawn: the bar would first be drawn for the list.
  useNavigation.getState().send({ type: 'route', area: areaOf(router.state.location.pathname) });
  // The first view in the HTML stays until the same can be drawn.
  if (isFirstViewShown(element)) await Promise.all([listed, whenLoaded(router)]);
  const root = createRoot(element, options);
  const render = (workspace: Workspace | null) => root.render(<App {...{ router, workspace, loadWorkspace }} />);
  // In slices, between which the page answers.
  startTransition(() => render(opened));
  // At once: a screen that waited for the workspace may be shown right after.
  show = (workspace) => flushSync(() => render(workspace));
  ends.push(
    () => router.dispose(),
    () => root.unmount(),
  );
  const stop = (): void => {
    show = () => undefined;
    for (const end of ends.reverse()) end();
  };
  return { loadWorkspace, stop };
}

function isFirstViewShown(element: HTMLElement): boolean {
  return [...element.querySelectorAll('.first-view, .first-size')].some((view) => view.checkVisibility());
}

/** Resolves once the code of the first screen has loaded, or could not be. */
function whenLoaded(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Reloads the list after a change of language: prices and names in it are in the language of the request. */
function followLanguage(): () => void {
  return useTextStore.subscribe((now, before) => {
    if (now.locale !== before.locale) void useDesign.getState().reloadList();
  });
}

/** Guards unsaved work; preloads the size page, and once work is open the editor, so that they no longer depend on the network. */
function watchWork({ work }: Workspace): readonly (() => void)[] {
  preloadSizePage();
  const stopWaiting = work.subscribe(({ history }) => {
    if (!history) return;
    stopWaiting();
    preloadEditor();
  });
  return [guardUnload(work), stopWaiting];
}
