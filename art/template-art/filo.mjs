// Basic-Filo: prints pegged to two lines before a white wall. Lengths in cm.
import { alpha, mix } from './brush.mjs';
import { lifted } from './leaves.mjs';
import { fillRect, mottle, wholePage } from './page.mjs';

const PAGE = { width: 50, height: 40 };
const WALL = '#f6f3ed';
const TWINE = '#a98f68';
const WOOD = ['#d9b98a', '#cda874', '#e2c69c'];

/** A line: its height at both sides of the page and how far it sags between them. */
const LINES = [
  { y: 2.6, sag: 1.5 },
  { y: 17.6, sag: 1.3 },
];
const heightOf = ({ y, sag }, x) => {
  const t = (x + 2) / 54;
  return y + sag * 4 * t * (1 - t);
};

const CARDS = [
  { slot: 'img1', line: 0, x: 3, width: 9.4, height: 11.4, tiltDeg: -1.6 },
  { slot: 'img2', line: 0, x: 14, width: 11, height: 11.4, tiltDeg: 1 },
  { slot: 'img3', line: 0, x: 26.6, width: 9.4, height: 11.4, tiltDeg: -0.8 },
  { slot: 'img4', line: 0, x: 37.6, width: 9.4, height: 11.4, tiltDeg: 1.8 },
  { slot: 'img5', line: 1, x: 3.2, width: 13.6, height: 11.6, tiltDeg: 1.4 },
  { slot: 'img6', line: 1, x: 18.4, width: 13.2, height: 11.6, tiltDeg: -1 },
  { slot: 'img7', line: 1, x: 33.2, width: 13.6, height: 11.6, tiltDeg: 0.8 },
].map((card) => ({ ...card, y: heightOf(LINES[card.line], card.x + card.width / 2) + 0.25 }));

function wall(ctx, dice) {
  const page = wholePage(PAGE);
  fillRect(ctx, page, WALL);
  mottle(ctx, dice, page, { colors: ['#ffffff', '#e6dfd2'], count: 220, radius: 4, strength: 0.12 });
  for (const line of LINES) twine(ctx, line);
}

/** Two strands, light on dark, twisted. */
function twine(ctx, line) {
  const draw = (color, width, drop, dash) => {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.setLineDash(dash);
    ctx.beginPath();
    for (let x = -7; x <= 57; x += 0.5) ctx.lineTo(x, heightOf(line, x) + drop);
    ctx.stroke();
    ctx.setLineDash([]);
  };
  draw(alpha('#6c5a3e', 0.1), 0.22, 0.3, []);
  draw(TWINE, 0.13, 0, []);
  draw(mix(TWINE, '#ffffff', 0.45), 0.06, -0.02, [0.14, 0.12]);
}

function peg(ctx, dice, { x, width, tiltDeg, line }) {
  const middle = x + width / 2;
  ctx.save();
  ctx.translate(middle, heightOf(LINES[line], middle));
  ctx.rotate((tiltDeg * 1.6 * Math.PI) / 180);
  const color = dice.pick(WOOD);
  lifted(ctx, 0.13, () => {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.roundRect(-0.27, -0.75, 0.54, 2, 0.1);
    ctx.fill();
  });
  const run = ctx.createLinearGradient(-0.27, 0, 0.27, 0);
  run.addColorStop(0, alpha('#ffffff', 0.35));
  run.addColorStop(0.5, alpha('#ffffff', 0));
  run.addColorStop(1, alpha('#5b3d1c', 0.3));
  ctx.fillStyle = run;
  ctx.beginPath();
  ctx.roundRect(-0.27, -0.75, 0.54, 2, 0.1);
  ctx.fill();
  ctx.fillStyle = alpha('#6b4a26', 0.55);
  ctx.fillRect(-0.03, -0.75, 0.06, 0.7);
  ctx.fillStyle = '#8d8f92';
  ctx.fillRect(-0.31, 0.02, 0.62, 0.1);
  ctx.fillStyle = '#c9cbcd';
  ctx.fillRect(-0.31, 0.03, 0.62, 0.04);
  ctx.restore();
}

const pegs = (line) => (ctx, dice) => {
  for (const card of CARDS) if (card.line === line) peg(ctx, dice, card);
};

export const DESIGN = {
  folder: 'filo',
  page: PAGE,
  ground: WALL,
  photoBorder: '0.45,0.45,1.3,0.45:modern:cardWidthCM=0.45:glowWidthCM=0.1:shadowWidthCM=0.35',
  pieces: {
    wall: { rect: wholePage(PAGE), pxPerCm: 40, jpeg: 86, seed: 31, paint: wall },
    'pegs-top': { rect: { x: 5, y: 2, width: 40, height: 4 }, seed: 32, paint: pegs(0) },
    'pegs-bottom': { rect: { x: 7, y: 17, width: 36, height: 4 }, seed: 33, paint: pegs(1) },
  },
  below: ['wall'],
  above: ['pegs-top', 'pegs-bottom'],
  photos: CARDS.map(({ slot, x, y, width, height, tiltDeg }) => ({ slot, x, y: Math.round(y * 100) / 100, width, height, tiltDeg })),
  texts: [
    { x: 8, y: 32.8, width: 34, height: 2.8 },
    { x: 8, y: 35.5, width: 34, height: 1.8 },
  ],
};
