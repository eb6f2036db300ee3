import './styles/tokens.css';
import './styles/base.css';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { leaveWithError, watchErrors } from './app/global-errors.ts';
import { startLocale } from './app/start-locale.ts';
import { loadTexts, useLocale } from './app/text-store.ts';
import { CartScreen } from './screens/cart/CartScreen.tsx';
import { LOCALE_TAGS } from './texts/locale.ts';

function Cart() {
  return (
    <I18nProvider locale={LOCALE_TAGS[useLocale()]}>
      <CartScreen />
    </I18nProvider>
  );
}

watchErrors();
await loadTexts(startLocale());
createRoot(document.getElementById('root') as HTMLElement, { onUncaughtError: leaveWithError }).render(<Cart />);
