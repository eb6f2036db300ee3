// Illustration-Notte: photos as the stars of a constellation round the moon. Lengths in cm.
import { alpha, mix, ridge } from './brush.mjs';
import { fillCircle, fillRun, softSpot, strokeCircle, wholePage } from './page.mjs';

const PAGE = { width: 50, height: 50 };
const GOLD = '#e9cf97';
const MOON = { x: 25, y: 24.6, radius: 8.2 };
const STARS = [
  { slot: 'img1', x: 10.2, y: 10.6, radius: 6.3 },
  { slot: 'img2', x: 25.4, y: 8, radius: 5 },
  { slot: 'img3', x: 40, y: 11, radius: 6.1 },
  { slot: 'img4', x: 42.6, y: 26.6, radius: 4.9 },
  { slot: 'img5', x: 35.4, y: 38.6, radius: 5.9 },
  { slot: 'img6', x: 18.6, y: 39.4, radius: 4.9 },
  { slot: 'img7', x: 8, y: 28.4, radius: 5.2 },
];
/** Places of small stars on the way from photo to photo. */
const TURNS = [
  [18.6, 6.2],
  [32.6, 6.6],
  [46.6, 19.3],
  [42.6, 33.6],
  [26.6, 43.2],
  [11, 36.6],
  [3.6, 19.4],
];

function sky(ctx, dice) {
  const page = wholePage(PAGE);
  fillRun(ctx, page, ['#0e1733', '#16254d', '#25406f', '#4a6d92', '#7f97a8']);
  for (let index = 0; index < 70; index++) {
    const along = dice.next();
    const aside = dice.between(-5, 5);
    softSpot(
      ctx,
      { x: -6 + along * 62, y: 40 - along * 38 + aside, radius: dice.between(3, 8) },
      dice.pick(['#6f83b8', '#8f86b5', '#5b78a8']),
      0.07,
    );
  }
  softSpot(ctx, { x: MOON.x, y: MOON.y, radius: 22 }, '#cfdcf0', 0.38);
  for (let index = 0; index < 1300; index++) {
    const y = page.y + dice.next() ** 1.3 * 56;
    const size = dice.between(0.02, 0.055) * (dice.next() < 0.06 ? 2 : 1);
    fillCircle(ctx, { x: page.x + dice.next() * page.width, y, radius: size }, alpha('#f4efe0', dice.between(0.25, 0.95)));
  }
}

function moon(ctx, dice) {
  fillCircle(ctx, { x: MOON.x, y: MOON.y, radius: MOON.radius }, '#f3ead2');
  ctx.save();
  ctx.beginPath();
  ctx.arc(MOON.x, MOON.y, MOON.radius, 0, Math.PI * 2);
  ctx.clip();
  for (let index = 0; index < 26; index++) {
    const angle = dice.between(0, Math.PI * 2);
    const reach = MOON.radius * dice.between(0.62, 1);
    softSpot(
      ctx,
      { x: MOON.x + Math.cos(angle) * reach, y: MOON.y + Math.sin(angle) * reach, radius: dice.between(0.7, 2.6) },
      '#cdbf9f',
      0.42,
    );
  }
  for (let index = 0; index < 12; index++) {
    const angle = dice.between(0, Math.PI * 2);
    const reach = MOON.radius * dice.between(0.74, 0.93);
    const [x, y] = [MOON.x + Math.cos(angle) * reach, MOON.y + Math.sin(angle) * reach];
    const radius = dice.between(0.18, 0.5);
    fillCircle(ctx, { x, y, radius }, alpha('#d9cba9', 0.8));
    strokeCircle(ctx, { x: x + radius * 0.1, y: y + radius * 0.1, radius }, alpha('#fffaf0', 0.7), 0.05);
  }
  softSpot(ctx, { x: MOON.x + 5.5, y: MOON.y + 6, radius: 8 }, '#a99f96', 0.34);
  ctx.restore();
}

/** Hills before hills, with firs on the nearest; they go on beyond the page. */
function hills(ctx, dice) {
  const page = wholePage(PAGE);
  for (let layer = 0; layer < 3; layer++) {
    const heights = ridge(dice, 128, 44.4 + layer * 1.7, 2.2 - layer * 0.5);
    ctx.fillStyle = mix('#5b7690', '#101c2e', 0.3 + layer * 0.33);
    ctx.beginPath();
    ctx.moveTo(page.x, 57);
    heights.forEach((y, index) => {
      ctx.lineTo(page.x + (index / 128) * page.width, y);
    });
    ctx.lineTo(page.x + page.width, 57);
    ctx.fill();
    if (layer > 0) firs(ctx, dice, heights, layer);
  }
}

function firs(ctx, dice, heights, layer) {
  const page = wholePage(PAGE);
  for (let tree = 0; tree < 46 + layer * 22; tree++) {
    const at = dice.next();
    const x = page.x + at * page.width;
    const foot = heights[Math.round(at * 128)] + 0.3;
    const tall = dice.between(0.7, 1.5) * (0.6 + layer * 0.3);
    for (let tier = 0; tier < 4; tier++) {
      const [top, wide] = [foot - tall + tier * tall * 0.2, tall * (0.1 + tier * 0.06)];
      ctx.beginPath();
      ctx.moveTo(x, top);
      ctx.lineTo(x + wide, top + tall * 0.34);
      ctx.lineTo(x - wide, top + tall * 0.34);
      ctx.fill();
    }
  }
}

/** A four-pointed star. */
function spark(ctx, { x, y, reach }, color) {
  ctx.fillStyle = color;
  ctx.beginPath();
  for (let point = 0; point < 8; point++) {
    const length = point % 2 ? reach * 0.16 : reach * (point % 4 ? 0.7 : 1);
    const angle = (point / 8) * Math.PI * 2 - Math.PI / 2;
    ctx.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
  }
  ctx.fill();
}

function constellation(ctx, dice) {
  ctx.lineCap = 'round';
  const way = STARS.flatMap((star, index) => [star, { x: TURNS[index][0], y: TURNS[index][1], radius: 0.28 }]);
  for (const [index, from] of way.entries()) {
    const to = way[(index + 1) % way.length];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const [start, end] = [from.radius + 0.5, length - to.radius - 0.5];
    if (end <= start) continue;
    ctx.strokeStyle = alpha(GOLD, 0.85);
    ctx.lineWidth = 0.09;
    ctx.setLineDash([0.36, 0.22]);
    ctx.beginPath();
    ctx.moveTo(from.x + ux * start, from.y + uy * start);
    ctx.lineTo(from.x + ux * end, from.y + uy * end);
    ctx.stroke();
  }
  ctx.setLineDash([]);
  for (const { x, y, radius } of STARS) {
    strokeCircle(ctx, { x, y, radius: radius + 0.08 }, '#f7efdc', 0.2);
    strokeCircle(ctx, { x, y, radius: radius + 0.48 }, alpha(GOLD, 0.9), 0.06);
    const angle = dice.between(-1.2, -0.3);
    spark(ctx, { x: x + Math.cos(angle) * (radius + 0.48), y: y + Math.sin(angle) * (radius + 0.48), reach: 0.6 }, GOLD);
  }
  for (const [x, y] of TURNS) spark(ctx, { x, y, reach: 0.85 }, '#fbf3de');
  strokeCircle(ctx, { x: MOON.x, y: MOON.y, radius: MOON.radius + 0.7 }, alpha(GOLD, 0.7), 0.05);
}

export const DESIGN = {
  folder: 'notte',
  page: PAGE,
  ground: '#1b2d55',
  pieces: {
    sky: {
      rect: wholePage(PAGE),
      pxPerCm: 44,
      jpeg: 84,
      seed: 17,
      paint(ctx, dice) {
        sky(ctx, dice);
        moon(ctx, dice);
        hills(ctx, dice);
      },
    },
    constellation: { rect: { x: 0, y: 0, width: 50, height: 50 }, pxPerCm: 60, seed: 3, paint: constellation },
  },
  below: ['sky'],
  above: ['constellation'],
  photos: STARS.map(({ slot, x, y, radius }) => ({
    slot,
    x: x - radius,
    y: y - radius,
    width: 2 * radius,
    height: 2 * radius,
    cut: 'circle',
  })),
  texts: [
    { x: 17.5, y: 19.9, width: 15, height: 5.7 },
    { x: 17.3, y: 25.4, width: 15.4, height: 1.9 },
  ],
};
