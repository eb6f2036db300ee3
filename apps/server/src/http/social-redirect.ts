import { PATHS } from '@muro/api';
import type { FastifyRequest } from 'fastify';

/** Where the photo service sends people back to: on the product's own host. [HCALL-28] */
export function redirectUriOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}${PATHS.socialDone}`;
}
