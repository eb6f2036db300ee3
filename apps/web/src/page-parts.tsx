import type { PageView } from '@muro/api';
import type { ReactElement } from 'react';
import type { Catalogues } from './state/language/text-store.ts';
import { lazyPart } from './state/window/lazy-part.ts';

interface PageParts {
  /** The page, once its code is there. */
  readonly show: Promise<ReactElement>;
  readonly texts: Catalogues;
}

/** Texts of the pages about an account. */
const ACCOUNT_TEXTS: Catalogues = {
  nl: () => import('./texts/nl/pages.ts'),
  en: () => import('./texts/en/pages.ts'),
  de: () => import('./texts/de/pages.ts'),
  fr: () => import('./texts/fr/pages.ts'),
  it: () => import('./texts/it/pages.ts'),
  es: () => import('./texts/es/pages.ts'),
};

/** Begins to load the code of a page, and says which texts it uses: of other pages nothing is loaded. */
export function loadPage(view: PageView): PageParts {
  return { show: lazyPart(() => pageOf(view)), texts: ACCOUNT_TEXTS };
}

async function pageOf(view: PageView): Promise<ReactElement> {
  switch (view.page) {
    case 'forgot-password': {
      const { ForgotPasswordPage } = await import('./screens/account/ForgotPasswordPage.tsx');
      return <ForgotPasswordPage />;
    }
    case 'reset-password': {
      const { ResetPasswordPage } = await import('./screens/account/ResetPasswordPage.tsx');
      return <ResetPasswordPage />;
    }
  }
}
