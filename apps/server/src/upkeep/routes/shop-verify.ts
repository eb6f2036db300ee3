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
import type { FastifyReply, FastifyRequest } from 'fastify';
import { leaveRest } from '../../http/forms/leave-rest.ts';
import { extendSocketTimeout } from '../../http/hooks/socket-timeout.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import type { Services } from '../../services.ts';
import { done } from '../../values/result.ts';
import { bringFile } from '../use-cases/bring-file.ts';
import { mendFile } from '../use-cases/mend-file.ts';
import { verifyFiles } from '../use-cases/verify-files.ts';
import { verifyLeft } from '../use-cases/verify-left.ts';
import { verifyOrders } from '../use-cases/verify-orders.ts';

/** Whether everything is there, and bringing back what is not, while the shop runs. */
export function shopVerifyRoutes(app: App, services: Services): void {
  const answer = async <T>(request: FastifyRequest, reply: FastifyReply, act: () => Promise<T>) =>
    sendResult(request, reply, services, done(await act()));

  app.get(PATHS.verifyCount, { schema: verifyCountCall }, (request, reply) => answer(request, reply, () => services.integrity.count()));
  app.get(PATHS.verifyFiles, { schema: verifyFilesCall }, (request, reply) => {
    const { after = '', deep } = request.query;
    return answer(request, reply, () => verifyFiles(services, { after, isDeep: deep === '1' }));
  });
  app.get(PATHS.verifyOrders, { schema: verifyOrdersCall }, (request, reply) =>
    answer(request, reply, () => verifyOrders(services, Number(request.query.after ?? 0))),
  );
  app.get(PATHS.orphanFiles, { schema: orphanFilesCall }, (request, reply) =>
    answer(request, reply, () => verifyLeft(services, request.query.after ?? '')),
  );
  app.post(PATHS.repairFile, { schema: repairFileCall }, (request, reply) =>
    answer(request, reply, () => mendFile(services, request.body.name)),
  );
  app.register(async (own: App) => bringRoutes(own, services));
}

/** Their body is bytes, read as they come. */
function bringRoutes(app: App, services: Services): void {
  app.addContentTypeParser('application/octet-stream', (_request, _body, read) => read(null));
  const bring = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const { raw } = request;
    const result = await bringFile(services, name, raw.iterator({ destroyOnReturn: false }));
    if (raw.readableFlowing !== null) leaveRest(raw); // reading began
    extendSocketTimeout(request);
    return sendResult(request, reply, services, result);
  };
  app.put(PATHS.shopBlob, { schema: restoreBlobCall }, (request, reply) => bring(request, reply, request.params.hash));
  app.put(PATHS.shopPrintFile, { schema: restorePrintFileCall }, (request, reply) => bring(request, reply, request.params.name));
}
