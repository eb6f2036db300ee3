import { invoiceField, orderRequest } from '@muro/api';
import { describe, expect, it } from 'vitest';
import { addressErrors } from './address-errors.ts';

const INVOICE = {
  invoicename: 'Wand GmbH',
  invoicestreet: 'Hafen 2',
  invoicepostcode: '20095',
  invoicecity: 'Hamburg',
  invoicecountry: 'Deutschland',
};

describe('the address of the invoice', () => {
  it('reports what is missing, field by field', () => {
    const nothing = { invoicename: '', invoicestreet: ' ', invoicepostcode: '', invoicecity: '', invoicecountry: '' };
    expect(addressErrors(nothing, invoiceField, 'de')).toEqual({
      invoicename: 'required',
      invoicestreet: 'required',
      invoicepostcode: 'required',
      invoicecity: 'required',
      invoicecountry: 'required',
    });
    expect(addressErrors(INVOICE, invoiceField, 'de')).toEqual({});
  });

  it('has a postcode in the format of its country', () => {
    for (const invoicecountry of ['DE', 'de', 'Deutschland', ' deutschland '])
      expect(addressErrors({ ...INVOICE, invoicecountry, invoicepostcode: '1010' }, invoiceField, 'de')).toEqual({
        invoicepostcode: 'cartPostcodeWrong',
      });
    expect(addressErrors({ ...INVOICE, invoicecountry: 'Nirgendwo', invoicepostcode: '1010' }, invoiceField, 'de')).toEqual({});
  });

  it('matches what the server accepts', () => {
    const order = {
      collageid: '7',
      version: 1,
      quantity: 1,
      name: 'A',
      street: 'B',
      postcode: '1',
      city: 'C',
      country: 'DE',
      email: 'a@b.org',
    };
    expect(orderRequest.safeParse({ ...order, ...INVOICE }).success).toBe(true);
  });
});
