/** Settings of a work that began with its photos: each chosen design is filled with as many photos as it has slots. */
export interface PhotosFirst {
  /** Assigns each photo to a slot that suits its shape, or all in order of capture time. */
  readonly order: (typeof PHOTO_ORDERS)[number];
}

export const PHOTO_ORDERS = ['by-shape', 'by-day'] as const;
