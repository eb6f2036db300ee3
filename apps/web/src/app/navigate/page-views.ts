/** A page view or an event, as analytics scripts read them from `window.dataLayer`. */
export type Measurement =
  | { readonly event: 'page_view'; readonly page_path: string }
  | { readonly event: string; readonly [field: string]: string | number };

export type Sink = (measurement: Measurement) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const toDataLayer: Sink = (measurement) => {
  window.dataLayer ??= [];
  window.dataLayer.push(measurement);
};

let sink: Sink = toDataLayer;

/** Sends measurements elsewhere than to `window.dataLayer`; null brings that back. */
export function setSink(next: Sink | null): void {
  sink = next ?? toDataLayer;
}

/** [PV-02] [PV-03] */
export const LOGIN_FINISHED = '/htmlapp/login_finished';
export const SIGNUP_FINISHED = '/htmlapp/signup_finished';

export function logPageView(path: string): void {
  sink({ event: 'page_view', page_path: path });
}

/** A route change; the path is the router's, without '#'. [PV-01] */
export function logRoute(path: string): void {
  logPageView(`/htmlapp${path}`);
}

export function logEvent(name: string, fields: Readonly<Record<string, string | number>> = {}): void {
  sink({ event: name, ...fields });
}
