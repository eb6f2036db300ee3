import { EXIT_PATHS } from '@muro/api';
import { LOCALES } from '@muro/texts';
import { describe, expect, it } from 'vitest';
import { BACK_TO_WEBSITE, checkoutAddress, OVERVIEW, termsAddress } from './shop-addresses.ts';

describe('exits', () => {
  it('[EXIT-02] [L10N-03] back to the website, by language', () => {
    expect(BACK_TO_WEBSITE).toMatchObject({
      nl: '/klaarmetapp',
      en: '/done_with_app',
      de: '/mit_app_erstellt',
      fr: '/fini-avec-lapplication',
      it: '/finito_con_app',
      es: '/finalizado_app',
    });
  });

  it('[EXIT-03] [L10N-03] the overview, by language', () => {
    expect(OVERVIEW).toMatchObject({
      nl: '/overzicht',
      en: '/overview',
      de: '/ueberblick',
      fr: '/apercu',
      it: '/panoramica',
      es: '/resumen',
    });
  });

  it('[EXIT-04] [EXIT-06] every language has its own pages', () => {
    expect(termsAddress('en')).toBe('/terms-of-use/');
    for (const addresses of Object.values(EXIT_PATHS)) expect(new Set(Object.values(addresses)).size).toBe(LOCALES.length);
  });

  it('[EXIT-01] checkout names the collage', () => expect(checkoutAddress('123')).toBe('/cart/fromApp?collageid=123'));
});
