import { orderPictureCall, PATHS } from '@muro/api';
import { createRouter, type RouterServices } from '../../accounts/access/router.ts';
import { type DrawnServices, sendDrawn } from '../../collages/routes/send-drawn.ts';
import type { App } from '../../http/route-tools.ts';
import type { Orders } from '../types/orders.ts';

interface PictureServices extends RouterServices, DrawnServices {
  readonly orders: Pick<Orders, 'findCollage'>;
}

/** Serves the thumbnail of the document that an order prints. */
export function orderPictureRoute(app: App, services: PictureServices): void {
  createRouter(app, services).get(PATHS.orderPicture, orderPictureCall, async (context) => {
    const drawn = await services.orders.findCollage(context.user.id, Number(context.params.id), Number(context.query.line ?? 1));
    return await sendDrawn(context, services, drawn);
  });
}
