// Painting-Acqua: washes of water colour on rough paper, photos with the edge of a broad brush. Lengths in cm.
import { alpha, chance, mix } from './brush.mjs';
import { fillCircle, fillRect, mottle, wholePage } from './page.mjs';

const PAGE = { width: 50, height: 40 };
const PAPER = '#fbf8f1';
const TEAL = '#3f9aa3';
const CORAL = '#ee8a73';
const OCHRE = '#efb758';
const PLUM = '#8d6fa6';

const WASHES = [
  { x: 2, y: 3, radius: 13, color: TEAL },
  { x: 14, y: -3, radius: 8, color: mix(TEAL, '#ffffff', 0.25) },
  { x: 47, y: 37, radius: 14, color: CORAL },
  { x: 36, y: 43, radius: 9, color: OCHRE },
  { x: 49, y: 3, radius: 9, color: OCHRE },
  { x: 53, y: 16, radius: 8, color: CORAL },
  { x: 0, y: 38, radius: 9, color: PLUM },
  { x: 29, y: 21, radius: 8, color: mix(TEAL, OCHRE, 0.35) },
];

const PHOTOS = [
  { slot: 'imglarge', x: 3.6, y: 3.8, width: 26, height: 22.4 },
  { slot: 'img1', x: 31, y: 3.8, width: 15.4, height: 10.4 },
  { slot: 'img2', x: 31, y: 15.2, width: 7.4, height: 9.6 },
  { slot: 'img3', x: 39, y: 15.2, width: 7.4, height: 9.6 },
  { slot: 'img4', x: 31, y: 25.8, width: 15.4, height: 10.4 },
];

/** Displaces the midpoint of each edge of a polygon recursively: the rim of a wet spot. */
function broken(dice, points, depth, rough) {
  if (depth === 0) return points;
  const next = points.flatMap(([x, y], index) => {
    const [toX, toY] = points[(index + 1) % points.length];
    const length = Math.hypot(toX - x, toY - y) * rough;
    const bend = () => (dice.next() + dice.next() - 1) * length;
    return [
      [x, y],
      [(x + toX) / 2 + bend(), (y + toY) / 2 + bend()],
    ];
  });
  return broken(dice, next, depth - 1, rough * 0.86);
}

/** Overlays many thin glazes of almost the same shape: pale at the rim, deep where all of them overlap. */
function wash(ctx, dice, { x, y, radius, color }) {
  const round = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2;
    const reach = radius * dice.between(0.72, 1.12);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  const base = broken(dice, round, 3, 0.42);
  for (let glaze = 0; glaze < 26; glaze++) {
    const size = dice.between(0.78, 1.04);
    const shape = broken(dice, base, 3, 0.4);
    ctx.fillStyle = alpha(mix(color, dice.pick(['#ffffff', '#31435c', color]), 0.12), 0.042);
    ctx.beginPath();
    for (const [px, py] of shape) ctx.lineTo(x + (px - x) * size, y + (py - y) * size);
    ctx.closePath();
    ctx.fill();
    if (glaze % 6 === 0) {
      ctx.strokeStyle = alpha(mix(color, '#20304a', 0.3), 0.1);
      ctx.lineWidth = 0.06;
      ctx.stroke();
    }
  }
}

/** Drops round a wash, none where the title stands. */
function splash(ctx, dice, { x, y, radius, color }) {
  for (let drop = 0; drop < 42; drop++) {
    const angle = dice.between(0, Math.PI * 2);
    const reach = radius * dice.between(0.8, 1.7);
    const [dropX, dropY] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    const size = 0.05 + 0.42 * dice.next() ** 4;
    const isOnTitle = dropX > 8 && dropX < 26 && dropY > 27.5 && dropY < 35;
    if (!isOnTitle) fillCircle(ctx, { x: dropX, y: dropY, radius: size }, alpha(color, dice.between(0.18, 0.5)));
  }
}

function sheet(ctx, dice) {
  const page = wholePage(PAGE);
  fillRect(ctx, page, PAPER);
  mottle(ctx, dice, page, { colors: ['#efe8da', '#ffffff'], count: 120, radius: 3, strength: 0.3 });
  for (const spot of WASHES) wash(ctx, dice, spot);
  for (const spot of WASHES) splash(ctx, dice, spot);
}

/** Returns the shortfall of each bristle at one end of a stroke, at most `reach` cm, similar for neighbours. */
function bristles(dice, length, reach) {
  const ends = [];
  let short = reach * 0.4;
  for (let at = 0; at < length; ) {
    const thick = dice.between(0.12, 0.5);
    short += dice.between(-0.34, 0.34) * reach;
    short = Math.max(0, Math.min(reach, short));
    ends.push({ from: at, to: Math.min(length, at + thick), short: short + (dice.next() < 0.16 ? dice.next() * reach : 0) });
    at += thick;
  }
  return ends;
}

/** The outline of broad horizontal strokes, 1000 units each way: bristles at both ends, a quiet edge along the stroke. */
function brushOutline({ width, height }, seed) {
  const dice = chance(seed);
  const points = [];
  const add = (x, y) => points.push([(x / width) * 1000, (y / height) * 1000]);
  const reach = 0.2 + 0.016 * width;
  const edge = () => 0.02 + 0.09 * dice.next();
  for (let at = 0.5; at < width - 0.5; at += 0.7) add(at, edge());
  for (const { from, to, short } of bristles(dice, height, reach)) {
    add(width - short, from + 0.02);
    add(width - short - dice.between(-0.05, 0.05), to - 0.02);
  }
  for (let at = width - 0.5; at > 0.5; at -= 0.7) add(at, height - edge());
  for (const { from, to, short } of bristles(dice, height, reach)) {
    add(short, height - from - 0.02);
    add(short + dice.between(-0.05, 0.05), height - to + 0.02);
  }
  return `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join('')}Z`;
}

export const DESIGN = {
  folder: 'acqua',
  page: PAGE,
  ground: PAPER,
  pieces: { washes: { rect: wholePage(PAGE), pxPerCm: 44, jpeg: 85, seed: 23, paint: sheet } },
  below: ['washes'],
  photos: PHOTOS.map((photo, index) => ({ ...photo, cut: { units: 1000, path: brushOutline(photo, 51 + index) } })),
  texts: [
    { x: 4.1, y: 28.5, width: 25, height: 3.6 },
    { x: 4.1, y: 32.1, width: 25, height: 1.9 },
  ],
};
