import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { useDesign } from './app/catalogue/design-store.ts';
import { leaveWithError, watchErrors } from './app/global-errors.ts';
import { startLocale } from './app/locale/start-locale.ts';
import { loadTexts, useTextStore } from './app/locale/text-store.ts';
import { connectNavigator } from './app/navigate/go.ts';
import { createRouter } from './app/routes.tsx';
import { watchFocus } from './controls/focus-return.ts';

watchErrors();
watchFocus();
await loadTexts(startLocale());
// Every screen needs the list; asked for now, it comes while the first screen is being made.
void useDesign.getState().loadList();
// The list carries prices and names in the language that it was asked in.
useTextStore.subscribe((now, before) => {
  if (now.locale !== before.locale) void useDesign.getState().reloadList();
});
const router = createRouter();
connectNavigator(router);
createRoot(document.getElementById('root') as HTMLElement, { onUncaughtError: leaveWithError }).render(<App router={router} />);
