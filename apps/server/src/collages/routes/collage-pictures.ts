import { collagePictureCall, PATHS } from '@muro/api';
import { isMaterialCode } from '@muro/domain';
import { z } from 'zod';
import { createRouter, type RouterServices } from '../../accounts/access/router.ts';
import type { Layouts } from '../../catalogue/types/catalogue.ts';
import type { App } from '../../http/route-tools.ts';
import type { Collages } from '../types/collages.ts';
import { drawnCollage } from '../use-cases/drawn-collage.ts';
import { type DrawnServices, sendDrawn } from './send-drawn.ts';

interface PictureServices extends RouterServices, DrawnServices {
  readonly collages: Collages;
  readonly layouts: Layouts;
}

/** Serves the thumbnail of a collage, optionally on a material that it may be ordered on. */
export function collagePictureRoutes(app: App, services: PictureServices): void {
  const schema = collagePictureCall(z.string().refine(isMaterialCode));
  createRouter(app, services).get(PATHS.collagePicture, schema, async (context) => {
    const { user, params, query } = context;
    const version = await services.collages.find(user.id, Number(params.id), query.version);
    const drawn = version && (await drawnCollage(services.layouts, version, query.material));
    return await sendDrawn(context, services, drawn);
  });
}
