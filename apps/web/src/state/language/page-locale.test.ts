import { describe, expect, it } from 'vitest';
import { addressInLocale } from './page-locale.ts';

const HOST = 'https://shop.example';

describe('the address of a page in another language', () => {
  it.each([
    ['/resumen?after=12', 'en', '/overview?after=12'],
    ['/ueberblick/', 'es', '/resumen'],
    ['/nutzungsbedingungen', 'fr', '/conditions-generales/'],
    ['/account/reset?lang=es#Zx4', 'en', '/account/reset?lang=en#Zx4'],
    ['/order?id=7#secret', 'nl', '/order?id=7&lang=nl#secret'],
  ] as const)('of %s in %s is %s', (here, locale, there) => {
    expect(addressInLocale(`${HOST}${here}`, locale)).toBe(`${HOST}${there}`);
  });
});
