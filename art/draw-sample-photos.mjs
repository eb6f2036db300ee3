// Renders the sample photos of the cards: `node art/draw-sample-photos.mjs [name…]`. Seeded, so the output is reproducible.
// Files lie in the order of their colours, gold to rose to blue to green and back, so that neighbours on a card suit each other.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { develop } from './samples/film.mjs';
import { newPicture } from './samples/picture.mjs';
import * as hills from './samples/scenes/hills.mjs';
import * as leaves from './samples/scenes/leaves.mjs';
import * as lights from './samples/scenes/lights.mjs';
import * as sea from './samples/scenes/sea.mjs';

const root = join(import.meta.dirname, '..');
const sharp = createRequire(join(root, 'packages/press/package.json'))('sharp');
const LONG_PX = 800;
const JPEG_QUALITY = 84;

const PHOTOS = [
  ['golden-grass', leaves.goldenGrass, 3, 2],
  ['leap-at-sunset', sea.leapAtSunset, 3, 4],
  ['couple-on-beach', sea.coupleOnBeach, 3, 2],
  ['friends-on-pier', sea.friendsOnPier, 16, 9],
  ['family-at-dusk', sea.familyAtDusk, 1, 1],
  ['on-the-summit', hills.onTheSummit, 4, 3],
  ['evening-sea', sea.eveningSea, 3, 2],
  ['starry-night', hills.starryNight, 2, 3],
  ['moon-sea', sea.moonSea, 2, 3],
  ['sea-glitter', sea.seaGlitter, 3, 2],
  ['snow-at-night', lights.snowAtNight, 3, 4],
  ['harbour-lights', lights.harbourLights, 1, 1],
  ['sun-in-leaves', leaves.sunInLeaves, 1, 1],
  ['rain-on-the-pane', lights.rainOnThePane, 3, 2],
  ['city-lights', lights.cityLights, 2, 3],
  ['garden-lamps', lights.gardenLamps, 3, 2],
  ['autumn-leaves', leaves.autumnLeaves, 4, 3],
];

const folder = join(root, 'catalogue/sample-photos');
mkdirSync(folder, { recursive: true });
const names = process.argv.slice(2);
for (const [index, [name, paint, across, down]] of PHOTOS.entries()) {
  if (names.length > 0 && !names.includes(name)) continue;
  const scale = LONG_PX / Math.max(across, down);
  const picture = newPicture(Math.round(across * scale), Math.round(down * scale));
  paint(picture);
  const { width, height } = picture;
  const file = `${String(index + 1).padStart(2, '0')}-${name}.jpg`;
  const pixels = sharp(develop(picture, { seed: index + 11 }), { raw: { width, height, channels: 3 } });
  const { size } = await pixels.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toFile(join(folder, file));
  console.log(`${file}  ${Math.round(size / 1024)} kB`);
}
