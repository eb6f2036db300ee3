import { afterEach, describe, expect, it } from 'vitest';
import { errorExit, messageOf } from '../global-errors.ts';
import { LOGIN_FINISHED, logEvent, logPageView, logRoute, type Measurement, SIGNUP_FINISHED, setSink } from './page-views.ts';

function listen(): Measurement[] {
  const heard: Measurement[] = [];
  setSink((measurement) => heard.push(measurement));
  return heard;
}

afterEach(() => setSink(null));

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

  it('[PV-07] [PV-08] an event carries its fields', () => {
    const heard = listen();
    logEvent('photo loading error', { file_size: 12 });
    expect(heard).toEqual([{ event: 'photo loading error', file_size: 12 }]);
  });
});

describe('the way out of an uncaught error', () => {
  const morning = new Date(2026, 10, 3, 9, 5, 7);

  it('[ERR-05] [ERR-06] names the local time without padding and the encoded message', () => {
    expect(errorExit('nl', 'TypeError: x is null', morning)).toBe('/htmlapp/#/fout?error=9_5_7_TypeError%3A%20x%20is%20null');
    expect(errorExit('es', 'a&b', morning)).toBe('/htmlapp/#/error?error=9_5_7_a%26b');
  });

  it('[ERR-05] whatever was thrown has a message', () => {
    expect([new TypeError('x is null'), 'plain', { odd: true }, undefined].map(messageOf)).toEqual([
      'TypeError: x is null',
      'plain',
      'ERROR_OCCURRED',
      'ERROR_OCCURRED',
    ]);
  });
});
