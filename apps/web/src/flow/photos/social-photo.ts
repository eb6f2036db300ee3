import { type Collage, usedCounts } from '@muro/domain';

/** A photo of the photo service; the same URL is picture and thumbnail. [SOCIAL-11] */
export interface SocialPhoto {
  readonly type: 'SOCIAL';
  readonly externalId: string;
  readonly thumbUrl: string;
  readonly fullUrl: string;
  /** '{service name} {externalId}' [SOCIAL-12] */
  readonly name: string;
}

export interface SocialItem {
  readonly id: string;
  readonly media_type: string;
  readonly media_url: string;
}

/** Returns the photos among the service's media; leaves out videos and albums. [HCALL-31] */
export function socialPhotos(service: string, items: readonly SocialItem[]): readonly SocialPhoto[] {
  return items
    .filter(({ media_type }) => media_type === 'IMAGE')
    .map(({ id, media_url }) => ({ type: 'SOCIAL', externalId: id, thumbUrl: media_url, fullUrl: media_url, name: `${service} ${id}` }));
}

/**
 * Returns how often each photo of the service is in the collage. Photos are identified by name, which a saved collage keeps. [SOCIAL-14]
 */
export function socialUse(collage: Collage): readonly { readonly key: string; readonly used: number }[] {
  const used = usedCounts(collage);
  return collage.photos.filter(({ type }) => type === 'SOCIAL').map(({ id, name }) => ({ key: name, used: used[id] ?? 0 }));
}
