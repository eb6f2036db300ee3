import { describe, expect, it } from 'vitest';
import { partSchema } from './address-fields.ts';
import { ADDRESS_PARTS, addressBy, addressIn, addressLines, invoiceFields, invoiceIn } from './postal-address.ts';

const ANA = addressBy(({ example }) => example);

describe('a postal address', () => {
  it('has these parts and fields, in this order', () => {
    expect(ADDRESS_PARTS.map(({ part, maxLength, isRequired }) => [part, maxLength, isRequired])).toEqual([
      ['name', 120, true],
      ['street', 200, true],
      ['postcode', 20, true],
      ['city', 120, true],
      ['country', 80, true],
    ]);
    expect(ANA).toEqual({ name: 'Ana García', street: 'Calle Mayor 1', postcode: '28013', city: 'Madrid', country: 'España' });
    expect(invoiceFields(ANA)).toEqual({
      invoicename: 'Ana García',
      invoicestreet: 'Calle Mayor 1',
      invoicepostcode: '28013',
      invoicecity: 'Madrid',
      invoicecountry: 'España',
    });
    expect(addressIn({ name: 'Ana' })).toEqual({ name: 'Ana', street: '', postcode: '', city: '', country: '' });
    expect(invoiceIn({ invoicecity: 'Bilbao', ...ANA })).toEqual({ name: '', street: '', postcode: '', city: 'Bilbao', country: '' });
  });

  it('prints every part on the address label', () => {
    expect(addressLines(ANA, 'es')).toEqual(['Ana García', 'Calle Mayor 1', '28013 Madrid', 'España']);
    expect(['ES', 'España', 'Atlantis'].map((country) => addressLines({ ...ANA, country }, 'de').at(-1))).toEqual([
      'Spanien',
      'Spanien',
      'Atlantis',
    ]);
    const text = addressLines(
      addressBy(({ part }) => `<${part}>`),
      'es',
    ).join('\n');
    expect(ADDRESS_PARTS.filter(({ part }) => !text.includes(`<${part}>`))).toEqual([]);
  });

  it('is read from a request, next to the invoice address', () => {
    const shop = addressBy(({ part }) => `2 ${part}`);
    const fields = { ...ANA, ...invoiceFields(shop), email: 'ana@example.org' };
    expect(fields).toMatchObject({ city: 'Madrid', invoicecity: '2 city' });
    expect([addressIn(fields), invoiceIn(fields)]).toEqual([ANA, shop]);
  });

  it('reads a stored address without a part that was added later', () => {
    expect(addressIn({ name: 'Ana' })).toEqual({ ...addressBy(() => ''), name: 'Ana' });
  });

  it('accepts one line per part, and an empty one only if it is optional', () => {
    const takes = (isRequired: boolean) =>
      ['x', '', '  ', 'x\ny', 'xxxx'].map((text) => partSchema({ maxLength: 3, isRequired }).safeParse(text).success);
    expect(takes(true)).toEqual([true, false, false, false, false]);
    expect(takes(false)).toEqual([true, true, true, false, false]);
  });
});
