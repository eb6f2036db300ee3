import type { Collage, PhotoType } from '@muro/domain';
import type { ComponentType, ReactNode } from 'react';
import type { Text } from '../app/locale/text-store.ts';

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
   * What the tab shows; it is mounted while the tab is open. What a person chooses goes into the collage by `addFiles` or
   * `addStoredPhoto`, into its slot by `selectPhoto`, and `closeDialog` ends the choice.
   */
  readonly Tab: ComponentType<SourceTabProps>;
}
