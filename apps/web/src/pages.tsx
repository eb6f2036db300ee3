import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { watchFocus } from './controls/focus-return.ts';
import { leaveWithError, watchErrors } from './global-errors.ts';
import { InLanguage } from './InLanguage.tsx';
import { loadPage } from './page-parts.tsx';
import { localeOf } from './state/language/decide-locale.ts';
import { loadTexts } from './state/language/text-store.ts';
import { watchLinks } from './state/window/offline-links.ts';
import { readPageView } from './state/window/read-page-view.ts';
import { watchStyles } from './state/window/reload-failed-styles.ts';

watchErrors();
watchStyles();
watchFocus();
watchLinks();

const view = readPageView();
const locale = localeOf(document.documentElement.lang) ?? 'es';
const { show, texts } = loadPage(view);
const [page] = await Promise.all([show, loadTexts(locale, texts)]);
createRoot(document.getElementById('root') as HTMLElement, { onUncaughtError: leaveWithError }).render(<InLanguage>{page}</InLanguage>);
