import { afterEach, describe, expect, it } from 'vitest';
import { LOGIN_FINISHED, logEvent, logPageView, logRoute, type Measurement, SIGNUP_FINISHED } from './page-views.ts';

function listen(): Measurement[] {
  const logged: Measurement[] = [];
  globalThis.dataLayer = logged;
  return logged;
}

afterEach(() => {
  globalThis.dataLayer = undefined;
});

describe('page views', () => {
  it("[PV-01] [ROUTE-30] a route is logged under '/htmlapp' without '#'", () => {
    const logged = listen();
    logRoute('/eleccion/theme:basic');
    expect(logged).toEqual([{ event: 'page_view', page_path: '/htmlapp/eleccion/theme:basic' }]);
  });

  it('[PV-02] [PV-03] the two extra paths', () => {
    const logged = listen();
    for (const path of [LOGIN_FINISHED, SIGNUP_FINISHED]) logPageView(path);
    expect(logged.map((view) => view.page_path)).toEqual(['/htmlapp/login_finished', '/htmlapp/signup_finished']);
  });

  it('[PV-07] [PV-08] an event contains its fields', () => {
    const logged = listen();
    logEvent('photo loading error', { file_size: 12 });
    expect(logged).toEqual([{ event: 'photo loading error', file_size: 12 }]);
  });
});
