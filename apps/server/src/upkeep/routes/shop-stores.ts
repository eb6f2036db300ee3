import { copyFileCall, formerFilesCall, PATHS } from '@muro/api';
import { createRouter, type RouterServices } from '../../accounts/access/router.ts';
import type { StoreMove } from '../../files/store-move.ts';
import type { App } from '../../http/route-tools.ts';
import { done, refuse } from '../../values/result.ts';

const LAST_PREFIX = 0xff;

interface StoreServices extends RouterServices {
  /** Null: there is only one store. */
  readonly storeMove: StoreMove | null;
}

/** Routes that migrate the files of a running shop from one store to another. */
export function shopStoresRoutes(app: App, services: StoreServices): void {
  const { get, post } = createRouter(app, services);
  get(PATHS.formerFiles, formerFilesCall, async ({ query: { after } }) => {
    const { storeMove: move } = services;
    if (!move) return refuse('ERROR_NOT_FOUND');
    const part = after === undefined ? 0 : Number.parseInt(after, 16) + 1;
    const prefix = part > LAST_PREFIX ? null : part.toString(16).padStart(2, '0');
    return done({ from: move.from, to: move.to, files: [...(await move.files(prefix))], next: prefix });
  });
  post(PATHS.copyFile, copyFileCall, async ({ body }) => {
    const { storeMove: move } = services;
    return move ? done(await move.copy(body.name)) : refuse('ERROR_NOT_FOUND');
  });
}
