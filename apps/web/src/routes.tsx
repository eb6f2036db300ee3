import { createHashRouter, Navigate, type RouteObject } from 'react-router';
import { Crash } from './Crash.tsx';
import { Frame } from './nav-bar/Frame.tsx';
import { loadLeaveQuestion } from './nav-bar/LeaveGuard.tsx';
import { DesignListScreen } from './screens/design-list/DesignListScreen.tsx';
import { listPath } from './state/address/paths.ts';
import { aliasesOf, STYLED_ALIAS } from './state/address/route-aliases.ts';
import type { TemplateRouteData } from './state/address/template-paths.ts';
import { withTypedAddresses } from './state/address/typed-addresses.ts';
import { useLocale } from './state/language/text-store.ts';
import { lazyPart, preloadPart } from './state/window/lazy-part.ts';

/** Redirects the root and every unknown path to the list, in the current language. [ROUTE-01 … ROUTE-03] */
function RedirectToList() {
  return <Navigate to={listPath(useLocale())} replace />;
}

const list = <DesignListScreen />;
const loadSizeAndAdjust = () => import('./screens/size-and-adjust/SizeAndAdjustScreen.tsx');
const loadEditor = () => import('./screens/editor/EditorScreen.tsx');
const sizeAndAdjustScreen = () => lazyPart(loadSizeAndAdjust).then((file) => ({ Component: file.SizeAndAdjustScreen }));
const editorScreen = () => lazyPart(loadEditor).then((file) => ({ Component: file.EditorScreen }));
const error = () => lazyPart(() => import('./screens/error/ErrorScreen.tsx')).then((file) => ({ Component: file.ErrorScreen }));

const basic: TemplateRouteData = { type: 'basic' };
const design: TemplateRouteData = { type: 'design' };

/**
 * Returns all screens, each under all of its aliases.
 *
 * @param loadWorkspace  loads what size page and editor need of the open work, while their code is being loaded
 */
export function routesOf(loadWorkspace: () => Promise<unknown>): RouteObject[] {
  const onWork =
    <Screen,>(load: () => Promise<Screen>) =>
    async (): Promise<Screen> =>
      (await Promise.all([load(), loadWorkspace()]))[0];
  const [sizeAndAdjust, editor] = [onWork(sizeAndAdjustScreen), onWork(editorScreen)];
  return [
    {
      path: '/',
      element: <Frame />,
      errorElement: <Crash />,
      hydrateFallbackElement: <main aria-busy="true" />,
      children: [
        { index: true, element: <RedirectToList /> },
        ...aliasesOf('keuze').map((path) => ({ path: `${path}/:filter?`, element: list })),
        ...aliasesOf('ontwerp/basic').map((path) => ({
          path: path === STYLED_ALIAS ? `${path}/:id/:style?` : `${path}/:id`,
          handle: basic,
          lazy: sizeAndAdjust,
        })),
        ...aliasesOf('ontwerp/design').map((path) => ({ path: `${path}/:id`, handle: design, lazy: sizeAndAdjust })),
        ...aliasesOf('edit').map((path) => ({ path: `${path}/:savedcollageid?`, lazy: editor })),
        ...aliasesOf('fout').map((path) => ({ path, lazy: error })),
        { path: '*', element: <RedirectToList /> },
      ],
    },
  ];
}

/** Preloads the code that a press on a card of the list opens. */
export function preloadSizePage(): void {
  preloadPart(loadSizeAndAdjust);
}

/** Preloads the code of the editor, and of the question before leaving it, while the person is busy with the steps before. */
export function preloadEditor(): void {
  preloadPart(loadEditor);
  preloadPart(loadLeaveQuestion);
}

export function createRouter(loadWorkspace: () => Promise<unknown>) {
  return withTypedAddresses(() => createHashRouter(routesOf(loadWorkspace)));
}
