import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { watchFocus } from './controls/focus-return.ts';
import { leaveWithError, watchErrors } from './global-errors.ts';
import { InLanguage } from './InLanguage.tsx';
import { CartScreen } from './screens/cart/CartScreen.tsx';
import { startLocale } from './state/language/start-locale.ts';
import { loadTexts } from './state/language/text-store.ts';
import { watchFileTransfers } from './state/window/file-transfers.ts';
import { watchLinks } from './state/window/offline-links.ts';

watchErrors();
watchFocus();
watchFileTransfers();
watchLinks();
await loadTexts(startLocale());
createRoot(document.getElementById('root') as HTMLElement, { onUncaughtError: leaveWithError }).render(
  <InLanguage>
    <CartScreen />
  </InLanguage>,
);
