import {
  orphanFilesCall,
  PATHS,
  repairFileCall,
  restoreBlobCall,
  restorePrintFileCall,
  verifyCountCall,
  verifyFilesCall,
  verifyOrdersCall,
} from '@muro/api';
import type { FastifyRequest } from 'fastify';
import { createRouter, type RouterServices } from '../../accounts/access/router.ts';
import { discardRest } from '../../http/forms/discard-rest.ts';
import { extendSocketTimeout } from '../../http/hooks/socket-timeout.ts';
import type { App } from '../../http/route-tools.ts';
import { done } from '../../values/result.ts';
import { type RepairPorts, repairFile } from '../use-cases/repair-file.ts';
import { restoreFile } from '../use-cases/restore-file.ts';
import { type VerifyPorts, verifyFiles } from '../use-cases/verify-files.ts';
import { verifyOrders } from '../use-cases/verify-orders.ts';
import { verifyOrphans } from '../use-cases/verify-orphans.ts';

type VerifyServices = RouterServices &
  VerifyPorts &
  RepairPorts &
  Parameters<typeof restoreFile>[0] &
  Parameters<typeof verifyOrders>[0] &
  Parameters<typeof verifyOrphans>[0];

/** Routes of the integrity check and the repair of a running shop. */
export function shopVerifyRoutes(app: App, services: VerifyServices): void {
  const { get, post } = createRouter(app, services);
  get(PATHS.verifyCount, verifyCountCall, async () => done(await services.integrity.count()));
  get(PATHS.verifyFiles, verifyFilesCall, async ({ query: { after = '', deep } }) =>
    done(await verifyFiles(services, { after, isDeep: deep === '1' })),
  );
  get(PATHS.verifyOrders, verifyOrdersCall, async ({ query }) => done(await verifyOrders(services, Number(query.after ?? 0))));
  get(PATHS.orphanFiles, orphanFilesCall, async ({ query }) => done(await verifyOrphans(services, query.after ?? '')));
  post(PATHS.repairFile, repairFileCall, async ({ body }) => done(await repairFile(services, body.name)));
  app.register(async (scope: App) => restoreRoutes(scope, services));
}

/** Routes whose body is a file, read as a stream. */
function restoreRoutes(app: App, services: VerifyServices): void {
  app.addContentTypeParser('application/octet-stream', (_request, _body, read) => read(null));
  const { put } = createRouter(app, services);
  const restore = async (request: FastifyRequest, name: string) => {
    const { raw } = request;
    const result = await restoreFile(services, name, raw.iterator({ destroyOnReturn: false }));
    if (raw.readableFlowing !== null) discardRest(raw); // reading has begun
    extendSocketTimeout(request);
    return result;
  };
  put(PATHS.shopBlob, restoreBlobCall, ({ request, params }) => restore(request, params.hash));
  put(PATHS.shopPrintFile, restorePrintFileCall, ({ request, params }) => restore(request, params.name));
}
