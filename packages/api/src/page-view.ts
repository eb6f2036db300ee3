import type { OlderOrdersView, OverviewView, VersionsView } from './overview-view.ts';
import type { DesignerClosedView, FaultView, NotFoundView, SocialDemoView, SocialDoneView } from './short-view.ts';

/**
 * A page for buyers other than the designer and the cart: its name and its data. The server embeds it in the HTML as JSON; the web app
 * draws the page.
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
  | DesignerClosedView
  | NotFoundView
  | FaultView
  | SocialDoneView
  | SocialDemoView
  | OrderView
  | CheckoutView;

/** Replaces a page that requires a signed-in user. */
export interface SignInView {
  readonly page: 'sign-in';
  /** The page to show after signing in: the visitor's collages and orders, or one collage. */
  readonly before: 'overview' | 'collage';
}

/** Registration. */
interface RegisterView {
  readonly page: 'register';
}

/** Requests a link for resetting a forgotten password. */
interface ForgotPasswordView {
  readonly page: 'forgot-password';
}

/** Target of that link; its secret is in the fragment, after '#'. */
interface ResetPasswordView {
  readonly page: 'reset-password';
}

/** Account settings. */
export interface AccountView {
  readonly page: 'account';
  readonly name: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly sessions: readonly SessionView[];
  /** Two-step verification: time of activation and number of unused recovery codes. Null if it is off. */
  readonly factor: { readonly since: string; readonly codesLeft: number } | null;
}

/** A signed-in browser. */
export interface SessionView {
  /** Id for the call that ends the session. */
  readonly handle: string;
  /** '' if the browser did not identify itself. */
  readonly agent: string;
  /** ISO 8601. */
  readonly seenAt: string;
  /** True for the session that requests the page. */
  readonly isThis: boolean;
}

/** Target of the confirmation links in mails; the secret of a link is in the fragment, after '#'. */
interface ConfirmEmailView {
  readonly page: 'confirm-email';
}

/** One order, identified by the page's address. The page fetches and polls its data. */
interface OrderView {
  readonly page: 'order';
}

/** Pages between the designer and the shop's own checkout. */
type CheckoutView = ChooseMaterialView | IncompleteCollageView | OtherAccountView | GoneReferenceView;

/** A collage without a material, on its way to the checkout. */
export interface ChooseMaterialView {
  readonly page: 'choose-material';
  readonly collageId: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly materials: readonly MaterialOffer[];
}

/** Offer of a collage on one material. */
export interface MaterialOffer {
  readonly material: string;
  /** VAT in the price. */
  readonly priceCents: number;
  /** False if the layout has other slots on this material, so that the collage must be checked in the editor first. */
  readonly isWhole: boolean;
  /** URL of its picture. */
  readonly picture: string;
}

/** The collage is incomplete and cannot be ordered yet. */
export interface IncompleteCollageView {
  readonly page: 'incomplete-collage';
  readonly collageId: number;
  /** Missing parts, in the language of the page. */
  readonly sentence: string;
}

/** The visitor is signed in, but is not the owner of the collage. The page shows no data of either account. */
export interface OtherAccountView {
  readonly page: 'other-account';
  /** Name of the visitor's account. */
  readonly name: string;
  readonly reference: string;
}

/** A checkout reference that is invalid, or whose collage no longer exists. */
export interface GoneReferenceView {
  readonly page: 'gone-reference';
  /** Fault of the reference, in the language of the page; null if only its collage was deleted. */
  readonly sentence: string | null;
}

/** Name of the `<meta>` element that contains the page's view. */
export const PAGE_META = 'muro-page';

/** Sets of texts of the pages: each page loads one of them. */
export type PageTexts = 'pages' | 'order' | 'overview' | 'short';

/** Texts of each page. The web app loads them, and the server names their file in the HTML. */
export const TEXTS_OF_PAGE: Readonly<Record<PageView['page'], PageTexts>> = {
  account: 'pages',
  'confirm-email': 'pages',
  'forgot-password': 'pages',
  register: 'pages',
  'reset-password': 'pages',
  'sign-in': 'pages',
  'choose-material': 'order',
  'gone-reference': 'order',
  'incomplete-collage': 'order',
  order: 'order',
  'other-account': 'order',
  overview: 'overview',
  'older-orders': 'overview',
  versions: 'overview',
  'designer-closed': 'short',
  fault: 'short',
  'not-found': 'short',
  'social-demo': 'short',
  'social-done': 'short',
};
