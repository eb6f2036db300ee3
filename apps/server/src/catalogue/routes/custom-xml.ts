import { customXmlCall, PATHS, pricesCall } from '@muro/api';
import { createRouter, type RouterServices } from '../../accounts/access/router.ts';
import { readForm } from '../../http/read-form.ts';
import type { App } from '../../http/route-tools.ts';
import type { Catalogue } from '../types/catalogue.ts';
import { offerCustomSize } from '../use-cases/offer-custom-size.ts';
import { offerPrices } from '../use-cases/offer-prices.ts';

interface OfferServices extends RouterServices {
  readonly catalogue: Catalogue;
}

export function customXmlRoute(app: App, services: OfferServices): void {
  const { get, post } = createRouter(app, services);
  get(PATHS.prices, pricesCall, async ({ query }) => offerPrices(services.catalogue, query));
  post(PATHS.customXml, customXmlCall, async ({ body, locale }) => offerCustomSize(services.catalogue, body, locale), {
    config: { access: 'anyone' },
    preValidation: readForm(),
  });
}
