import { type PageTexts, type PageView, TEXTS_OF_PAGE } from '@muro/api';
import { loadOrderTexts, loadOverviewTexts, loadPagesTexts, loadShortTexts } from '@muro/texts';
import type { ReactElement } from 'react';
import type { LoadTexts } from './state/language/text-store.ts';
import { lazyPart } from './state/window/lazy-part.ts';

interface PageParts {
  /** Resolves with the page once its code has loaded. */
  readonly show: Promise<ReactElement>;
  readonly texts: LoadTexts;
}

/** Starts loading the code of a page, and returns the loader of its texts: nothing is loaded for other pages. */
export function loadPage(view: PageView): PageParts {
  const draw = PAGES[view.page] as (view: PageView) => Promise<ReactElement>;
  return { show: lazyPart(() => draw(view)), texts: LOADERS[TEXTS_OF_PAGE[view.page]] };
}

const LOADERS: Readonly<Record<PageTexts, LoadTexts>> = {
  pages: loadPagesTexts,
  order: loadOrderTexts,
  overview: loadOverviewTexts,
  short: loadShortTexts,
};

type Pages = { readonly [Page in PageView['page']]: (view: Extract<PageView, { readonly page: Page }>) => Promise<ReactElement> };

const PAGES: Pages = {
  account: async (view) => {
    const { AccountPage } = await import('./screens/own-account/AccountPage.tsx');
    return <AccountPage {...view} />;
  },
  'choose-material': async (view) => {
    const { ChooseMaterialPage } = await import('./screens/checkout/ChooseMaterialPage.tsx');
    return <ChooseMaterialPage {...view} />;
  },
  'confirm-email': async () => {
    const { ConfirmEmailPage } = await import('./screens/own-account/ConfirmEmailPage.tsx');
    return <ConfirmEmailPage />;
  },
  'forgot-password': async () => {
    const { ForgotPasswordPage } = await import('./screens/account/ForgotPasswordPage.tsx');
    return <ForgotPasswordPage />;
  },
  'gone-reference': async (view) => {
    const { GoneReferencePage } = await import('./screens/checkout/GoneReferencePage.tsx');
    return <GoneReferencePage {...view} />;
  },
  'incomplete-collage': async (view) => {
    const { IncompleteCollagePage } = await import('./screens/checkout/IncompleteCollagePage.tsx');
    return <IncompleteCollagePage {...view} />;
  },
  'older-orders': async (view) => {
    const { OlderOrdersPage } = await import('./screens/overview/OlderOrdersPage.tsx');
    return <OlderOrdersPage {...view} />;
  },
  order: async () => {
    const { OrderPage } = await import('./screens/order/OrderPage.tsx');
    return <OrderPage />;
  },
  'other-account': async (view) => {
    const { OtherAccountPage } = await import('./screens/checkout/OtherAccountPage.tsx');
    return <OtherAccountPage {...view} />;
  },
  overview: async (view) => {
    const { OverviewPage } = await import('./screens/overview/OverviewPage.tsx');
    return <OverviewPage {...view} />;
  },
  register: async () => {
    const { RegisterPage } = await import('./screens/account/RegisterPage.tsx');
    return <RegisterPage />;
  },
  'reset-password': async () => {
    const { ResetPasswordPage } = await import('./screens/account/ResetPasswordPage.tsx');
    return <ResetPasswordPage />;
  },
  'sign-in': async (view) => {
    const { SignInPage } = await import('./screens/account/SignInPage.tsx');
    return <SignInPage {...view} />;
  },
  'designer-closed': async () => {
    const { DesignerClosedPage } = await import('./screens/short/DesignerClosedPage.tsx');
    return <DesignerClosedPage />;
  },
  fault: async (view) => {
    const { FaultPage } = await import('./screens/short/FaultPage.tsx');
    return <FaultPage {...view} />;
  },
  'not-found': async () => {
    const { NotFoundPage } = await import('./screens/short/NotFoundPage.tsx');
    return <NotFoundPage />;
  },
  'social-demo': async (view) => {
    const { SocialDemoPage } = await import('./screens/short/SocialDemoPage.tsx');
    return <SocialDemoPage {...view} />;
  },
  'social-done': async (view) => {
    const { SocialDonePage } = await import('./screens/short/SocialDonePage.tsx');
    return <SocialDonePage {...view} />;
  },
  versions: async (view) => {
    const { VersionsPage } = await import('./screens/overview/VersionsPage.tsx');
    return <VersionsPage {...view} />;
  },
};
