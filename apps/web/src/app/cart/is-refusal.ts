import { HttpFault } from '../../client/http.ts';

/** True if the server refused the request itself: nothing was changed or ordered. */
export function isRefusal(error: unknown): error is HttpFault {
  return error instanceof HttpFault && error.kind === 'refused' && error.status < 500;
}
