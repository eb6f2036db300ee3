import { type Collage, usedCounts } from '@muro/domain';

/** A photo as the photo service shows it; its one address serves as picture and as thumbnail. [SOCIAL-11] */
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

/** The photographs among what the service has; films and albums stay out. [HCALL-31] */
export function socialPhotos(service: string, items: readonly SocialItem[]): readonly SocialPhoto[] {
  return items
    .filter(({ media_type }) => media_type === 'IMAGE')
    .map(({ id, media_url }) => ({ type: 'SOCIAL', externalId: id, thumbUrl: media_url, fullUrl: media_url, name: `${service} ${id}` }));
}

/** How often each of the service's photos is in the collage. A photo is known by its name: that is what a saved collage keeps. [SOCIAL-14] */
export function socialUse(collage: Collage): readonly { readonly key: string; readonly used: number }[] {
  const used = usedCounts(collage);
  return collage.photos.filter(({ type }) => type === 'SOCIAL').map(({ id, name }) => ({ key: name, used: used[id] ?? 0 }));
}
