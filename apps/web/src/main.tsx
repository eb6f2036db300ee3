import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { leaveWithError, watchErrors } from './app/global-errors.ts';
import { connectNavigator } from './app/go.ts';
import { createRouter } from './app/routes.tsx';
import { startLocale } from './app/start-locale.ts';
import { loadTexts } from './app/text-store.ts';

watchErrors();
await loadTexts(startLocale());
const router = createRouter();
connectNavigator(router);
createRoot(document.getElementById('root') as HTMLElement, { onUncaughtError: leaveWithError }).render(<App router={router} />);
