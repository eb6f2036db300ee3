import type { PageView } from '@muro/api';
import { loadPagesTexts } from '@muro/texts';
import type { ReactElement } from 'react';
import type { LoadTexts } from './state/language/text-store.ts';
import { lazyPart } from './state/window/lazy-part.ts';

interface PageParts {
  /** The page, once its code is there. */
  readonly show: Promise<ReactElement>;
  readonly texts: LoadTexts;
}

/** Begins to load the code of a page, and says which texts it uses: of other pages nothing is loaded. */
export function loadPage(view: PageView): PageParts {
  return { show: lazyPart(() => pageOf(view)), texts: loadPagesTexts };
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
