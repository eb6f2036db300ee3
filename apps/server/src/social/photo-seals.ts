import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { PATHS } from '@muro/api';

/** Addresses of the service's photos as this server gives them out: read through it, and only those it gave out itself. */
export interface PhotoSeals {
  /** The address on this server under which the photo at `url` is read. */
  addressOf(url: string): string;
  isSealed(url: string, seal: string): boolean;
}

/** @param secret  what several servers of one shop share; without one the seals of this process are its own */
export function createPhotoSeals(secret: string | null): PhotoSeals {
  const key = secret === null ? randomBytes(32) : createHmac('sha256', secret).update('muro social photo').digest();
  const sealOf = (url: string) => createHmac('sha256', key).update(url).digest();
  return {
    addressOf: (url) => `${PATHS.socialPhoto}?${new URLSearchParams({ src: url, seal: sealOf(url).toString('base64url') })}`,
    isSealed(url, seal) {
      const given = Buffer.from(seal, 'base64url');
      const right = sealOf(url);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
