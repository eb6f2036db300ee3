import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchFocus } from './controls/focus-return.ts';
import { leaveWithError, watchErrors } from './global-errors.ts';
import { createRouter } from './routes.tsx';
import { connectNavigator } from './state/address/go.ts';
import { useDesign } from './state/catalogue/design-store.ts';
import { guardUnload } from './state/collage/unload-guard.ts';
import { createWorkspace } from './state/editor/workspace.ts';
import { startLocale } from './state/language/start-locale.ts';
import { loadTexts, useTextStore } from './state/language/text-store.ts';

watchErrors();
watchFocus();
const workspace = createWorkspace();
guardUnload(workspace.work);
await loadTexts(startLocale());
// Every screen needs the list; asked for now, it comes while the first screen is being made.
void useDesign.getState().loadList();
// The list carries prices and names in the language that it was asked in.
useTextStore.subscribe((now, before) => {
  if (now.locale !== before.locale) void useDesign.getState().reloadList();
});
const router = createRouter();
connectNavigator(router);
createRoot(document.getElementById('root') as HTMLElement, { onUncaughtError: leaveWithError }).render(
  <App router={router} workspace={workspace} />,
);
