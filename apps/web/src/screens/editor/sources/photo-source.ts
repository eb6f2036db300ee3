import type { Collage, PhotoType } from '@muro/domain';
import type { ComponentType, ReactNode } from 'react';
import type { Text } from '../../../state/language/text-store.ts';

export interface SourceTabProps {
  readonly collage: Collage;
}

/** A place that photos come from: a tab of the chooser. Another one is a file beside these and a line in `photo-sources.ts`. */
export interface PhotoSource {
  readonly id: string;
  /** What its photos are in the collage: one that waits for its file is looked for where it came from. */
  readonly type: PhotoType;
  label(t: Text): string;
  readonly icon: ReactNode;
  /** Whether this shop has it. */
  isOffered(): boolean;
  /**
   * What the tab shows; it is mounted while the tab is open. What a person chooses goes into the collage by `photos.add` of the
   * session, or by a command of its own in `app/photos` or `app/social`, which ends the choice with `closeDialog`.
   */
  readonly Tab: ComponentType<SourceTabProps>;
}
