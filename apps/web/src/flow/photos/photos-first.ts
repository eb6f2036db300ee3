/** The work began with its photos: each design that is chosen is filled with all it has places for. */
export interface PhotosFirst {
  /** Each photo in a place that suits its shape, or all as they were taken. */
  readonly order: (typeof PHOTO_ORDERS)[number];
}

export const PHOTO_ORDERS = ['by-shape', 'by-day'] as const;
