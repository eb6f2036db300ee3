import { done, type Result, refuse } from '../../values/result.ts';
import type { LimitName, Limits } from '../types/accounts.ts';

/** Takes a turn of a rate limit, or refuses with the time of the next one. */
export async function rateLimit({ limits }: { readonly limits: Limits }, name: LimitName, client: string | number): Promise<Result<null>> {
  const waitS = await limits.take(name, client);
  return waitS === null ? done(null) : refuse('ERROR_TOO_MANY', { retryAfterS: waitS });
}
