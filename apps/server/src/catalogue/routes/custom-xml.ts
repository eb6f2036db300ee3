import { customXmlCall, PATHS, pricesCall } from '@muro/api';
import { localeOf } from '../../http/locale-of.ts';
import { readForm } from '../../http/read-form.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import type { Services } from '../../services.ts';
import { offerCustomSize } from '../use-cases/offer-custom-size.ts';
import { offerPrices } from '../use-cases/offer-prices.ts';

export function customXmlRoute(app: App, services: Services): void {
  app.get(PATHS.prices, { schema: pricesCall }, async (request, reply) =>
    sendResult(request, reply, services, offerPrices(services.catalogue, request.query)),
  );
  app.post(PATHS.customXml, { schema: customXmlCall, config: { access: 'anyone' }, preValidation: readForm() }, async (request, reply) => {
    const result = offerCustomSize(services.catalogue, request.body, localeOf(request, services.locale));
    return sendResult(request, reply, services, result);
  });
}
