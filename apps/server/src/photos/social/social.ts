import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Nonces } from '../../secrets/seal-store.ts';
import type { SigningKeys } from '../../secrets/secrets.ts';
import { createSignedTexts } from '../../secrets/signed-texts.ts';
import type { SocialSettings } from '../../settings/read-social-settings.ts';
import { createDemoProvider, type DemoProvider } from './demo-provider.ts';
import { createOAuthProvider } from './oauth-provider.ts';
import { createPhotoSeals, type PhotoSeals } from './photo-seals.ts';
import type { SocialProvider } from './social-provider.ts';

/** The photo service of this shop. */
export interface Social {
  readonly provider: SocialProvider;
  /** The same provider if it is the demo service. */
  readonly demo: DemoProvider | null;
  readonly seals: PhotoSeals;
}

export interface SocialPlace {
  /** Pictures of the demo service. */
  readonly sampleFolder: string;
  readonly signing: SigningKeys;
  readonly nonces: Nonces;
}

/** Opens the photo service; null if the shop has none, and its tab is hidden. */
export function openSocial(settings: SocialSettings, { sampleFolder, signing, nonces }: SocialPlace): Social | null {
  switch (settings.kind) {
    case 'off':
      return null;
    case 'demo': {
      // A shop's own catalogue may have no sample photographs.
      if (!existsSync(sampleFolder)) return null;
      const signed = createSignedTexts(signing.keysFor('demo album'));
      const demo = createDemoProvider(sampleFolder, { signed, nonces });
      return { provider: demo, demo, seals: createPhotoSeals(signing.keysFor('social photo')) };
    }
    case 'service': {
      const key = createHmac('sha256', settings.clientSecret).update('muro social photo').digest();
      return { provider: createOAuthProvider(settings), demo: null, seals: createPhotoSeals([key]) };
    }
  }
}
