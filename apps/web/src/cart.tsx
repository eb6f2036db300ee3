import './styles/tokens.css';
import './styles/base.css';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { leaveWithError, watchErrors } from './app/global-errors.ts';
import { startLocale } from './app/locale/start-locale.ts';
import { loadTexts, useLocale } from './app/locale/text-store.ts';
import { watchFocus } from './controls/focus-return.ts';
import { CartScreen } from './screens/cart/CartScreen.tsx';
import { LOCALE_TAGS } from './texts/locale.ts';

/** The bar's menus close when the address changes; the cart is a page of its own and stays at one. */
function Cart() {
  return (
    <MemoryRouter>
      <I18nProvider locale={LOCALE_TAGS[useLocale()]}>
        <CartScreen />
      </I18nProvider>
    </MemoryRouter>
  );
}

watchErrors();
watchFocus();
await loadTexts(startLocale());
createRoot(document.getElementById('root') as HTMLElement, { onUncaughtError: leaveWithError }).render(<Cart />);
