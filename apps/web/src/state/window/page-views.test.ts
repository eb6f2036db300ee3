import { afterEach, describe, expect, it } from 'vitest';
import { LOGIN_FINISHED, logEvent, logPageView, logRoute, type Measurement, SIGNUP_FINISHED } from './page-views.ts';

function listen(): Measurement[] {
  const heard: Measurement[] = [];
  globalThis.dataLayer = heard;
  return heard;
}

afterEach(() => {
  globalThis.dataLayer = undefined;
});

describe('page views', () => {
  it("[PV-01] [ROUTE-30] a route is logged under '/htmlapp' without '#'", () => {
    const heard = listen();
    logRoute('/eleccion/theme:basic');
    expect(heard).toEqual([{ event: 'page_view', page_path: '/htmlapp/eleccion/theme:basic' }]);
  });

  it('[PV-02] [PV-03] the two extra paths', () => {
    const heard = listen();
    for (const path of [LOGIN_FINISHED, SIGNUP_FINISHED]) logPageView(path);
    expect(heard.map((each) => each.page_path)).toEqual(['/htmlapp/login_finished', '/htmlapp/signup_finished']);
  });

  it('[PV-07] [PV-08] an event contains its fields', () => {
    const heard = listen();
    logEvent('photo loading error', { file_size: 12 });
    expect(heard).toEqual([{ event: 'photo loading error', file_size: 12 }]);
  });
});
