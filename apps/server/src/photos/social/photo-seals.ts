import { createHmac, timingSafeEqual } from 'node:crypto';
import { PATHS } from '@muro/api';

/** Addresses of the service's photos as this shop gives them out: read through it, and only those it gave out itself. */
export interface PhotoSeals {
  /** The address on this server under which the photo at `url` is read. */
  addressOf(url: string): string;
  isSealed(url: string, seal: string): boolean;
}

/** @param keys  what all servers of the shop share, the present one first */
export function createPhotoSeals(keys: readonly Buffer[]): PhotoSeals {
  const [sealOf, ...earlier] = keys.map((key) => (url: string) => createHmac('sha256', key).update(url).digest());
  if (!sealOf) throw new RangeError('Expected at least one key for seals but received none');
  return {
    addressOf: (url) => `${PATHS.socialPhoto}?${new URLSearchParams({ src: url, seal: sealOf(url).toString('base64url') })}`,
    isSealed(url, seal) {
      const given = Buffer.from(seal, 'base64url');
      return [sealOf, ...earlier].some((of) => given.length === 32 && timingSafeEqual(of(url), given));
    },
  };
}
