import { describe, expect, it } from 'vitest';
import { decideLocale, localeOf } from './decide-locale.ts';

const NOTHING = { route: null, query: null, stored: null, browser: [], fallback: 'es' } as const;

describe('the language to start in', () => {
  it('[L10N-01] alias, query, stored choice, browser, shop: the first one present decides', () => {
    const all = { route: 'nl', query: 'de', stored: 'fr', browser: ['it-CH'], fallback: 'es' } as const;
    expect(decideLocale(all)).toBe('nl');
    expect(decideLocale({ ...all, route: null })).toBe('de');
    expect(decideLocale({ ...all, route: null, query: null })).toBe('fr');
    expect(decideLocale({ ...all, route: null, query: null, stored: null })).toBe('it');
    expect(decideLocale(NOTHING)).toBe('es');
  });

  it('[L10N-01] skips unsupported languages', () => {
    expect(decideLocale({ ...NOTHING, query: 'xx', stored: 'eo', browser: ['pl', 'ja', 'en-GB', 'de'] })).toBe('en');
    expect(decideLocale({ ...NOTHING, browser: ['pl'], fallback: 'fr' })).toBe('fr');
  });

  it('[L10N-01] reads any tag of a language', () => {
    expect(['de-AT', 'NL', ' fr-be ', 'eo-XX', '', null].map(localeOf)).toEqual(['de', 'nl', 'fr', null, null, null]);
  });
});
