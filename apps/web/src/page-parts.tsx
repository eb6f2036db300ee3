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
    case 'account': {
      const { AccountPage } = await import('./screens/own-account/AccountPage.tsx');
      return <AccountPage {...view} />;
    }
    case 'confirm-email': {
      const { ConfirmEmailPage } = await import('./screens/own-account/ConfirmEmailPage.tsx');
      return <ConfirmEmailPage />;
    }
    case 'register': {
      const { RegisterPage } = await import('./screens/account/RegisterPage.tsx');
      return <RegisterPage />;
    }
    case 'sign-in': {
      const { SignInPage } = await import('./screens/account/SignInPage.tsx');
      return <SignInPage {...view} />;
    }
    case 'reset-password': {
      const { ResetPasswordPage } = await import('./screens/account/ResetPasswordPage.tsx');
      return <ResetPasswordPage />;
    }
  }
}
