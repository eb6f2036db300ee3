import { describe, expect, it } from 'vitest';
import { breakpointOf, usableHeightPx } from '../viewport.ts';
import { BACK_TO_WEBSITE, checkoutAddress, OVERVIEW, TERMS, termsAddress } from './exits.ts';

describe('exits', () => {
  it('[EXIT-02] [L10N-03] back to the website, by language', () => {
    expect(BACK_TO_WEBSITE).toEqual({
      nl: '/klaarmetapp',
      en: '/done_with_app',
      de: '/mit_app_erstellt',
      fr: '/fini-avec-lapplication',
      it: '/finito_con_app',
      es: '/finalizado_app',
    });
  });

  it('[EXIT-03] [L10N-03] the overview, by language', () => {
    expect(OVERVIEW).toEqual({ nl: '/overzicht', en: '/overview', de: '/ueberblick', fr: '/apercu', it: '/panoramica', es: '/resumen' });
  });

  it('[EXIT-04] [EXIT-06] every language has its own terms page', () => {
    expect(termsAddress('en')).toBe('/terms-of-use/');
    expect(new Set(Object.values(TERMS)).size).toBe(6);
  });

  it('[EXIT-01] checkout names the collage', () => expect(checkoutAddress('123')).toBe('/cart/fromApp?collageid=123'));
});

describe('viewport', () => {
  it('[NAV-01] [NAV-02] the bars take 136 px under 550 px of width, else 70 px', () => {
    expect(usableHeightPx(549, 800)).toBe(664);
    expect(usableHeightPx(550, 800)).toBe(730);
  });

  it('[BP-01] [BP-02] mobile under 550 px, tablet under 830 px', () => {
    expect([549, 550, 829, 830].map(breakpointOf)).toEqual(['mobile', 'tablet', 'tablet', 'desktop']);
  });
});
