import { createHashRouter, Navigate, type RouteObject } from 'react-router';
import { Frame } from '../nav-bar/Frame.tsx';
import { DesignListScreen } from '../screens/design-list/DesignListScreen.tsx';
import { Crash } from './Crash.tsx';
import { laterPart } from './later-part.ts';
import { useLocale } from './locale/text-store.ts';
import { listPath } from './navigate/paths.ts';
import { aliasesOf, STYLED_ALIAS } from './navigate/route-aliases.ts';

/** What a size-and-adjust route knows by itself. [ROUTE-09] [ROUTE-11] */
export interface TemplateRouteData {
  readonly type: 'basic' | 'design';
}

/** The root and every unknown path lead to the list, in the language in use. [ROUTE-01 … ROUTE-03] */
function ToList() {
  return <Navigate to={listPath(useLocale())} replace />;
}

const list = <DesignListScreen />;
const sizeAndAdjust = () =>
  laterPart(() => import('../screens/size-and-adjust/SizeAndAdjustScreen.tsx')).then((file) => ({ Component: file.SizeAndAdjustScreen }));
const editor = () => laterPart(() => import('../screens/editor/EditorScreen.tsx')).then((file) => ({ Component: file.EditorScreen }));
const error = () => laterPart(() => import('../screens/error/ErrorScreen.tsx')).then((file) => ({ Component: file.ErrorScreen }));

const basic: TemplateRouteData = { type: 'basic' };
const design: TemplateRouteData = { type: 'design' };

/** Every screen under each of its aliases. */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Frame />,
    errorElement: <Crash />,
    hydrateFallbackElement: <main aria-busy="true" />,
    children: [
      { index: true, element: <ToList /> },
      ...aliasesOf('keuze').map((path) => ({ path: `${path}/:filter?`, element: list })),
      ...aliasesOf('ontwerp/basic').map((path) => ({
        path: path === STYLED_ALIAS ? `${path}/:id/:style?` : `${path}/:id`,
        handle: basic,
        lazy: sizeAndAdjust,
      })),
      ...aliasesOf('ontwerp/design').map((path) => ({ path: `${path}/:id`, handle: design, lazy: sizeAndAdjust })),
      ...aliasesOf('edit').map((path) => ({ path: `${path}/:savedcollageid?`, lazy: editor })),
      ...aliasesOf('fout').map((path) => ({ path, lazy: error })),
      { path: '*', element: <ToList /> },
    ],
  },
];

export function createRouter() {
  return createHashRouter(routes);
}
