import type { OlderOrdersView, OverviewView, VersionsView } from './shelf-view.ts';
import type { ByeView, FaultView, NotFoundView, SocialDemoView, SocialDoneView } from './short-view.ts';

/**
 * A page for buyers beside the designer and the cart: which one, and the data that it shows. The server writes it into the page, in
 * JSON; the web app draws it.
 */
export type PageView =
  | SignInView
  | RegisterView
  | ForgotPasswordView
  | ResetPasswordView
  | AccountView
  | ConfirmEmailView
  | OverviewView
  | OlderOrdersView
  | VersionsView
  | ByeView
  | NotFoundView
  | FaultView
  | SocialDoneView
  | SocialDemoView;

/** In place of a page for signed-in people. */
export interface SignInView {
  readonly page: 'sign-in';
  /** The page that comes after it: the visitor's collages and orders, or one collage. */
  readonly before: 'overview' | 'collage';
}

/** Makes an account. */
interface RegisterView {
  readonly page: 'register';
}

/** Asks for a link that replaces a forgotten password. */
interface ForgotPasswordView {
  readonly page: 'forgot-password';
}

/** Where that link leads; its secret stands behind '#'. */
interface ResetPasswordView {
  readonly page: 'reset-password';
}

/** A person's own settings. */
export interface AccountView {
  readonly page: 'account';
  readonly name: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly sessions: readonly SessionView[];
  /** Two-step verification: when it was switched on, and the recovery codes that are left. Null: it is off. */
  readonly factor: { readonly since: string; readonly codesLeft: number } | null;
}

/** A browser that is signed in. */
export interface SessionView {
  /** Names it in the call that ends it. */
  readonly handle: string;
  /** '' when it did not say what it is. */
  readonly agent: string;
  /** ISO 8601. */
  readonly seenAt: string;
  /** The one that shows the page. */
  readonly isThis: boolean;
}

/** Where the links of the mails about an address lead; the secret of a link stands behind '#'. */
interface ConfirmEmailView {
  readonly page: 'confirm-email';
}

/** `<meta>` of a page that holds its view. */
export const PAGE_META = 'muro-page';
