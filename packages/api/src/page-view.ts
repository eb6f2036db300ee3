/**
 * A page for buyers beside the designer and the cart: which one, and the data that it shows. The server writes it into the page, in
 * JSON; the web app draws it.
 */
export type PageView = ForgotPasswordView | ResetPasswordView;

/** Asks for a link that replaces a forgotten password. */
interface ForgotPasswordView {
  readonly page: 'forgot-password';
}

/** Where that link leads; its secret stands behind '#'. */
interface ResetPasswordView {
  readonly page: 'reset-password';
}

/** `<meta>` of a page that holds its view. */
export const PAGE_META = 'muro-page';
