import { describe, expect, it } from 'vitest';
import { prefilledFields } from './order-fields.ts';

const EARLIER = {
  name: 'Ana García',
  street: 'Calle Mayor 1',
  postcode: '28013',
  city: 'Madrid',
  country: 'España',
  email: 'ana@example.com',
  invoice: { name: 'Muebles SL', street: 'Gran Vía 2', postcode: '28013', city: 'Madrid', country: 'ES' },
};
/** A newly registered buyer. */
const NEW = { email: 'ana@example.net', earlier: null };
const RETURNING = { email: 'ana@example.net', earlier: EARLIER };
const shop = (asksInvoiceAddress: boolean) => ({ asksInvoiceAddress });

describe('the initial fields of an order', () => {
  it('is empty for a new buyer, but for the account’s e-mail address and the only country there is', () => {
    expect(prefilledFields({ countries: null, shop: shop(true) }, NEW, 'es')).toMatchObject({
      name: '',
      country: '',
      email: 'ana@example.net',
      hasInvoice: false,
    });
    expect(prefilledFields({ countries: ['FR'], shop: shop(true) }, { email: '', earlier: null }, 'es')).toMatchObject({
      name: '',
      country: 'FR',
      email: '',
    });
  });

  it('has the address of the previous order for a returning buyer, and the invoice address if the shop requires it', () => {
    const fields = prefilledFields({ countries: ['ES', 'PT'], shop: shop(true) }, RETURNING, 'es');
    expect(fields).toMatchObject({
      name: 'Ana García',
      country: 'ES',
      email: 'ana@example.com',
      hasInvoice: true,
      invoicename: 'Muebles SL',
    });
    expect(prefilledFields({ countries: null, shop: shop(false) }, RETURNING, 'es')).toMatchObject({
      country: 'España',
      hasInvoice: false,
      invoicename: '',
    });
  });

  it('leaves the country empty if the shop does not deliver there', () => {
    expect(prefilledFields({ countries: ['DE', 'AT'], shop: shop(false) }, RETURNING, 'es')).toMatchObject({ city: 'Madrid', country: '' });
    expect(prefilledFields({ countries: ['DE'], shop: shop(false) }, RETURNING, 'es')).toMatchObject({ country: 'DE' });
  });
});
