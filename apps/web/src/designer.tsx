import './styles/tokens.css';
import './styles/base.css';
import './styles/page-bar.css';
import './styles/first-view.css';
import './styles/size-page.css';
import './styles/wall.css';
import { watchFocus } from './controls/focus-return.ts';
import { leaveWithError, watchErrors } from './global-errors.ts';
import { startApp } from './start-app.tsx';
import { startLocale } from './state/language/start-locale.ts';
import { watchFileTransfers } from './state/window/file-transfers.ts';
import { watchLinks } from './state/window/offline-links.ts';
import { watchStyles } from './state/window/reload-failed-styles.ts';

/** Starts the designer in its page. */
export async function startDesigner(): Promise<void> {
  watchErrors();
  watchStyles();
  watchFocus();
  watchFileTransfers();
  watchLinks();
  await startApp(document.getElementById('root') as HTMLElement, startLocale(), { onUncaughtError: leaveWithError });
}
