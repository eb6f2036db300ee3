import type { SigningKeys } from '../../secrets/secrets.ts';
import { createSignedTexts } from '../../secrets/signed-texts.ts';
import type { PinnedVersions, Reference, References } from '../types/references.ts';

/** Lifetime of a reference in the shop's cart, s. */
export const REFERENCE_LIFE_S = 30 * 24 * 3600;

/**
 * Signs references with a key that all servers of the shop share.
 *
 * @param nowS  returns the time on the database's clock, s since 1970
 */
export function createReferences(signing: SigningKeys, pinnedVersions: PinnedVersions, nowS: () => Promise<number>): References {
  const signed = createSignedTexts(signing.keysFor('checkout references'));
  return {
    async issue(line, currency) {
      const { collageId, version, width, height, material, priceCents } = line;
      const expiresS = Math.floor(await pinnedVersions.pin(collageId, version, REFERENCE_LIFE_S));
      return signed.write('reference', [collageId, version, width, height, material, priceCents, currency, expiresS].map(String));
    },
    async read(word) {
      const texts = signed.read('reference', word);
      if (!texts) return null;
      const reference = referenceIn(texts);
      return { reference, isExpired: reference.expiresAt.getTime() <= (await nowS()) * 1000 };
    },
    pictureOf: ({ collageId, version, material, expiresAt }) =>
      signed.write('picture', [String(collageId), String(version), material, String(Math.floor(expiresAt.getTime() / 1000))]),
    async readPicture(word) {
      const texts = signed.read('picture', word);
      if (!texts) return null;
      const [collageId = '', version = '', material = '', expiresS = ''] = texts;
      return Number(expiresS) <= (await nowS()) ? null : { collageId: Number(collageId), version: Number(version), material };
    },
    findOwner: pinnedVersions.findOwner,
  };
}

function referenceIn(texts: readonly string[]): Reference {
  const [collageId = '', version = '', width = '', height = '', material = '', priceCents = '', currency = '', expiresS = ''] = texts;
  return {
    collageId: Number(collageId),
    version: Number(version),
    width: Number(width),
    height: Number(height),
    material,
    priceCents: Number(priceCents),
    currency,
    expiresAt: new Date(Number(expiresS) * 1000),
  };
}
