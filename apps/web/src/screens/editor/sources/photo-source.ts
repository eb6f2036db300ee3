import type { Collage, PhotoType } from '@muro/domain';
import type { ComponentType, ReactNode } from 'react';
import type { Text } from '../../../state/language/text-store.ts';

export interface SourceTabProps {
  readonly collage: Collage;
}

/** A source of photos: a tab of the chooser. To add one, create a file beside these and a line in `photo-sources.ts`. */
export interface PhotoSource {
  readonly id: string;
  /** Type of its photos in the collage: a photo with a missing file is requested from its own source. */
  readonly type: PhotoType;
  label(t: Text): string;
  readonly icon: ReactNode;
  /** True if this shop offers the source. */
  isOffered(): boolean;
  /**
   * Content of the tab; mounted while the tab is open. It adds a chosen photo to the collage with `photos.add` of the session, or with a
   * command of its own in `app/photos` or `app/social`, and then calls `closeDialog`.
   */
  readonly Tab: ComponentType<SourceTabProps>;
}
