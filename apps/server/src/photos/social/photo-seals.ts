import { createHmac, timingSafeEqual } from 'node:crypto';
import { PATHS } from '@muro/api';

/** Signed addresses of the service's photos: photos are proxied through the shop, and only from addresses that it issued itself. */
export interface PhotoSeals {
  /** Returns the address on this server that proxies the photo at `url`. */
  addressOf(url: string): string;
  isSealed(url: string, seal: string): boolean;
}

/** @param keys  keys that all servers of the shop share, the present one first */
export function createPhotoSeals(keys: readonly Buffer[]): PhotoSeals {
  const [sealOf, ...earlier] = keys.map((key) => (url: string) => createHmac('sha256', key).update(url).digest());
  if (!sealOf) throw new RangeError('Expected at least one key for seals but received none');
  return {
    addressOf: (url) => `${PATHS.socialPhoto}?${new URLSearchParams({ src: url, seal: sealOf(url).toString('base64url') })}`,
    isSealed(url, seal) {
      const bytes = Buffer.from(seal, 'base64url');
      return [sealOf, ...earlier].some((of) => bytes.length === 32 && timingSafeEqual(of(url), bytes));
    },
  };
}
