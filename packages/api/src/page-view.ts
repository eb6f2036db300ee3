import type { OlderOrdersView, OverviewView, VersionsView } from './overview-view.ts';
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
  | SocialDemoView
  | OrderView
  | CheckoutView;

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

/** One order, named by the address of the page; what it is comes by a call, again and again. */
interface OrderView {
  readonly page: 'order';
}

/** Pages between the designer and the shop's own checkout. */
type CheckoutView = ChooseMaterialView | NotYetView | OtherAccountView | GoneReferenceView;

/** A collage without a material, before it goes to the checkout. */
export interface ChooseMaterialView {
  readonly page: 'choose-material';
  readonly collageId: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly materials: readonly MaterialOffer[];
}

/** A collage on a material. */
export interface MaterialOffer {
  readonly material: string;
  /** VAT in it. */
  readonly priceCents: number;
  /** False: the design has other places on this material, so that the collage has to be looked at first. */
  readonly isWhole: boolean;
  /** Address of its picture. */
  readonly picture: string;
}

/** Something is left to do in the collage before it can be ordered. */
export interface NotYetView {
  readonly page: 'not-yet';
  readonly collageId: number;
  /** What is left, in the language of the page. */
  readonly sentence: string;
}

/** For a visitor who is signed in as another than the owner of the collage: it shows nothing of either. */
export interface OtherAccountView {
  readonly page: 'other-account';
  /** Of the visitor's account. */
  readonly name: string;
  readonly reference: string;
}

/** A reference that leads to no collage (any more). */
export interface GoneReferenceView {
  readonly page: 'gone-reference';
  /** What is wrong with the reference, in the language of the page; null where only its collage is gone. */
  readonly sentence: string | null;
}

/** `<meta>` of a page that holds its view. */
export const PAGE_META = 'muro-page';
