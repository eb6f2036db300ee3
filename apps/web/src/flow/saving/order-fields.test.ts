import { describe, expect, it } from 'vitest';
import { firstFields } from './order-fields.ts';

const EARLIER = {
  name: 'Ana García',
  street: 'Calle Mayor 1',
  postcode: '28013',
  city: 'Madrid',
  country: 'España',
  email: 'ana@example.com',
  invoice: { name: 'Muebles SL', street: 'Gran Vía 2', postcode: '28013', city: 'Madrid', country: 'ES' },
};
const shop = (asksInvoiceAddress: boolean) => ({ asksInvoiceAddress });

describe('the first look of an order’s fields', () => {
  it('is empty for a new buyer, but for the only country there is', () => {
    expect(firstFields({ countries: null, shop: shop(true) }, null)).toMatchObject({ name: '', country: '', email: '', hasInvoice: false });
    expect(firstFields({ countries: ['FR'], shop: shop(true) }, null)).toMatchObject({ name: '', country: 'FR' });
  });

  it('is where the order before went for one that returns, the invoice’s address where the shop asks for it', () => {
    const fields = firstFields({ countries: ['ES', 'PT'], shop: shop(true) }, EARLIER);
    expect(fields).toMatchObject({
      name: 'Ana García',
      country: 'ES',
      email: 'ana@example.com',
      hasInvoice: true,
      invoicename: 'Muebles SL',
    });
    expect(firstFields({ countries: null, shop: shop(false) }, EARLIER)).toMatchObject({
      country: 'España',
      hasInvoice: false,
      invoicename: '',
    });
  });

  it('leaves a country open that the shop does not deliver to', () => {
    expect(firstFields({ countries: ['DE', 'AT'], shop: shop(false) }, EARLIER)).toMatchObject({ city: 'Madrid', country: '' });
    expect(firstFields({ countries: ['DE'], shop: shop(false) }, EARLIER)).toMatchObject({ country: 'DE' });
  });
});
