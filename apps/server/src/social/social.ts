import { existsSync } from 'node:fs';
import { createDemoProvider, type DemoProvider } from './demo-provider.ts';
import { createOAuthProvider, type OAuthSettings } from './oauth-provider.ts';
import { createPhotoSeals, type PhotoSeals } from './photo-seals.ts';
import type { SocialProvider } from './social-provider.ts';

export type SocialSettings = { readonly kind: 'off' } | { readonly kind: 'demo' } | ({ readonly kind: 'service' } & OAuthSettings);

/** The photo service of this shop. */
export interface Social {
  readonly provider: SocialProvider;
  /** The same provider when it is the stand-in. */
  readonly demo: DemoProvider | null;
  readonly seals: PhotoSeals;
}

/** Null: the shop has none, and its tab does not appear. */
export function openSocial(settings: SocialSettings, sampleFolder: string): Social | null {
  switch (settings.kind) {
    case 'off':
      return null;
    case 'demo': {
      // A shop's own catalogue may have no sample photographs.
      if (!existsSync(sampleFolder)) return null;
      const demo = createDemoProvider(sampleFolder);
      return { provider: demo, demo, seals: createPhotoSeals(null) };
    }
    case 'service':
      return { provider: createOAuthProvider(settings), demo: null, seals: createPhotoSeals(settings.clientSecret) };
  }
}
