import type { CropRect } from '@muro/domain';

/** A photo with one subject and its bounding box, drawn by hand before any measurement; fractions 0–1 of the upright photo. */
export interface Drawn {
  readonly file: string;
  readonly box: CropRect;
}

/** @param box  left, top, width, height */
const drawn = (file: string, ...[x, y, width, height]: readonly [number, number, number, number]): Drawn => ({
  file,
  box: { x, y, width, height },
});

/** Photos of things and animals in the given folder. */
export const THINGS: readonly Drawn[] = [
  drawn('01_dandelion.jpg', 0.14, 0.03, 0.31, 0.58),
  drawn('03_dandelion_pano.jpg', 0.15, 0, 0.31, 0.7),
  drawn('04_sunset_hill.jpg', 0.42, 0.3, 0.14, 0.2),
  drawn('05_sunset_hill_pano.jpg', 0.44, 0.22, 0.12, 0.3),
  drawn('07_friends_window.jpg', 0.3, 0.22, 0.39, 0.45),
  drawn('14_fig.jpg', 0.4, 0.36, 0.29, 0.37),
  drawn('16_dragonfly_tree.jpg', 0.5, 0.4, 0.13, 0.5),
  drawn('19_bird_lamp.jpg', 0.27, 0.56, 0.38, 0.28),
  drawn('21_nuthatch.jpg', 0.39, 0.36, 0.16, 0.32),
  drawn('22_nuthatch_tall.jpg', 0.18, 0.33, 0.45, 0.35),
  drawn('26_fallen_leaf.jpg', 0.53, 0.33, 0.43, 0.5),
  drawn('27_moss.jpg', 0.6, 0.42, 0.14, 0.2),
  drawn('29_kite.jpg', 0.62, 0.28, 0.12, 0.16),
  drawn('31_pier_grey.jpg', 0.1, 0.38, 0.78, 0.25),
  drawn('32_meadow_flowers.jpg', 0.48, 0.22, 0.26, 0.27),
  drawn('34_apple_flower.jpg', 0.53, 0.22, 0.36, 0.66),
  drawn('35_butterfly.jpg', 0.13, 0.23, 0.47, 0.62),
  drawn('39_ladybird.jpg', 0.65, 0.41, 0.12, 0.19),
];

/** Photos of people from the face detector's package; the box encloses their faces. */
export const PEOPLE: readonly Drawn[] = [
  drawn('sample1.jpg', 0.2, 0.15, 0.7, 0.4),
  drawn('sample2.jpg', 0.26, 0.12, 0.63, 0.26),
  drawn('sample3.jpg', 0.27, 0.16, 0.64, 0.32),
  drawn('sample4.jpg', 0.1, 0.06, 0.67, 0.27),
  drawn('sample5.jpg', 0.15, 0.1, 0.72, 0.77),
  drawn('sample6.jpg', 0.1, 0.18, 0.8, 0.35),
];
