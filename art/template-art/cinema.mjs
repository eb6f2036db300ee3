// Retro-Cinema: stripes of the seventies run round a photo like a sun, and a strip of film below. Lengths in cm.
import { fillRect, wholePage } from './page.mjs';

const PAGE = { width: 50, height: 40 };
const CREAM = '#f6e7c8';
const RAY = '#f2dcb2';
const STRIPES = ['#7a3420', '#c4512c', '#e68a30', '#f0b848', '#4d918b'];
const FILM = '#2b2320';
const AMBER = '#e6a64a';

const DISC = { x: 15.2, y: 13.6, radius: 7.6 };
const STRIPE = 0.82;
const STRIP = { y: 27.2, height: 10.4 };
const FRAMES = [0, 1, 2, 3].map((index) => ({ slot: `img${index + 1}`, x: 1.3 + index * 11.9, y: 28.95, width: 11.3, height: 6.9 }));

function sunburst(ctx) {
  fillRect(ctx, wholePage(PAGE), CREAM);
  ctx.fillStyle = RAY;
  for (let ray = 0; ray < 18; ray++) {
    const [from, to] = [(ray / 18) * Math.PI * 2, ((ray + 0.5) / 18) * Math.PI * 2];
    ctx.beginPath();
    ctx.moveTo(DISC.x, DISC.y);
    ctx.lineTo(DISC.x + Math.cos(from) * 80, DISC.y + Math.sin(from) * 80);
    ctx.lineTo(DISC.x + Math.cos(to) * 80, DISC.y + Math.sin(to) * 80);
    ctx.fill();
  }
}

/** From the right edge, round the disc, and back to the right edge. */
function stripes(ctx) {
  for (const [index, color] of STRIPES.entries()) {
    const radius = DISC.radius + 0.55 + (index + 0.5) * STRIPE;
    ctx.strokeStyle = color;
    ctx.lineWidth = STRIPE + 0.02;
    ctx.beginPath();
    ctx.moveTo(60, DISC.y - radius);
    ctx.lineTo(DISC.x, DISC.y - radius);
    ctx.arc(DISC.x, DISC.y, radius, -Math.PI / 2, Math.PI / 2, true);
    ctx.lineTo(60, DISC.y + radius);
    ctx.stroke();
  }
}

function film(ctx) {
  const page = wholePage(PAGE);
  fillRect(ctx, { ...page, y: STRIP.y, height: STRIP.height }, FILM);
  ctx.fillStyle = CREAM;
  for (let x = -6.6; x < 58; x += 1.19) {
    for (const y of [STRIP.y + 0.36, STRIP.y + STRIP.height - 1.06]) {
      ctx.beginPath();
      ctx.roundRect(x, y, 0.62, 0.7, 0.14);
      ctx.fill();
    }
  }
  for (const frame of [-10.6, ...FRAMES.map(({ x }) => x), 48.9]) marks(ctx, frame);
}

/** Edge marks of the film, between perforations and picture. */
function marks(ctx, x) {
  ctx.fillStyle = AMBER;
  for (const [at, y] of [
    [2, STRIP.y + 1.42],
    [7.6, STRIP.y + STRIP.height - 1.42],
  ]) {
    ctx.beginPath();
    ctx.moveTo(x + at, y - 0.16);
    ctx.lineTo(x + at + 0.32, y);
    ctx.lineTo(x + at, y + 0.16);
    ctx.fill();
    for (let bar = 0; bar < 5; bar++) ctx.fillRect(x + at + 0.6 + bar * 0.16, y - 0.1, bar % 2 ? 0.04 : 0.09, 0.2);
  }
}

export const DESIGN = {
  folder: 'cinema',
  page: PAGE,
  ground: CREAM,
  pieces: {
    stripes: {
      rect: wholePage(PAGE),
      pxPerCm: 54,
      seed: 1,
      paint(ctx) {
        sunburst(ctx);
        stripes(ctx);
        film(ctx);
      },
    },
  },
  below: ['stripes'],
  photos: [
    { slot: 'imglarge', x: DISC.x - DISC.radius, y: DISC.y - DISC.radius, width: 2 * DISC.radius, height: 2 * DISC.radius, cut: 'circle' },
    ...FRAMES.map((frame) => ({ ...frame, radius: 0.45 })),
  ],
  texts: [
    { x: 25.2, y: 10, width: 22.4, height: 3.9 },
    { x: 25.2, y: 13.9, width: 22.4, height: 1.9 },
  ],
};
