/** A page view or an event, in the form that analytics scripts read from `window.dataLayer`. */
export type Measurement =
  | { readonly event: 'page_view'; readonly page_path: string }
  | { readonly event: string; readonly [field: string]: string | number };

declare global {
  // In a browser the global object is the window.
  var dataLayer: unknown[] | undefined;
}

function push(measurement: Measurement): void {
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push(measurement);
}

/** Paths of the account page views. [PV-02] [PV-03] */
export const LOGIN_FINISHED = '/htmlapp/login_finished';
export const SIGNUP_FINISHED = '/htmlapp/signup_finished';

export function logPageView(path: string): void {
  push({ event: 'page_view', page_path: path });
}

/** Logs a route change; the path is the router's, without '#'. [PV-01] */
export function logRoute(path: string): void {
  logPageView(`/htmlapp${path}`);
}

export function logEvent(name: string, fields: Readonly<Record<string, string | number>> = {}): void {
  push({ event: name, ...fields });
}
