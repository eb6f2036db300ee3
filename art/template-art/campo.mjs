// Modern-Campo: fields of colour, an arch and a disc, and leaves cut out of paper. The fields are drawn boxes; only the leaves are pictures. Lengths in cm.

const PAGE = { width: 50, height: 40 };
const GROUND = '#f4ede2';
const GREEN = '#31504a';
const CLAY = '#cb6b4b';
const OCHRE = '#e3b256';
const BLUSH = '#ecc7b0';
const ROSE = '#dc9f86';

const ARCH = 'M0 1000L0 372C0 166 224 0 500 0C776 0 1000 166 1000 372L1000 1000Z';

/** A stem with round-ended leaves to both sides, in one colour, as scissors cut them. */
function cutting(ctx, { x, y, tall, lean, pairs, color }) {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((lean * Math.PI) / 180);
  ctx.fillStyle = color;
  ctx.fillRect(-0.13, -tall, 0.26, tall);
  for (let pair = 0; pair <= pairs; pair++) {
    const at = -tall * (0.16 + (0.84 * pair) / pairs);
    const length = tall * 0.3 * (1 - 0.38 * (pair / pairs));
    for (const side of pair === pairs ? [0] : [-1, 1]) lobe(ctx, at + 0.08, side * 0.95, length);
  }
  ctx.restore();
}

function lobe(ctx, at, turn, length) {
  ctx.save();
  ctx.translate(0, at);
  ctx.rotate(turn);
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.bezierCurveTo(-length * 0.34, -length * 0.3, -length * 0.3, -length * 0.95, 0, -length);
  ctx.bezierCurveTo(length * 0.3, -length * 0.95, length * 0.34, -length * 0.3, 0, 0);
  ctx.fill();
  ctx.restore();
}

export const DESIGN = {
  folder: 'campo',
  page: PAGE,
  ground: GROUND,
  boxes: [
    { x: -7, y: -7, width: 27.5, height: 30.5, color: GREEN },
    { x: 37.4, y: -7, width: 20, height: 18.4, color: OCHRE },
    { x: 27.6, y: 29.4, width: 30, height: 18, color: CLAY },
    { x: 20.5, y: -7, width: 8.6, height: 10.2, color: BLUSH },
  ],
  pieces: {
    'leaf-light': {
      rect: { x: 41.2, y: 14.5, width: 8.6, height: 15 },
      seed: 1,
      isSmooth: true,
      paint: (ctx) => cutting(ctx, { x: 45.4, y: 29.4, tall: 12.6, lean: 4, pairs: 5, color: ROSE }),
    },
    'leaf-dark': {
      rect: { x: 16.6, y: 14, width: 9, height: 16 },
      seed: 2,
      isSmooth: true,
      paint: (ctx) => cutting(ctx, { x: 20.2, y: 29.8, tall: 13.4, lean: 9, pairs: 5, color: OCHRE }),
    },
  },
  above: ['leaf-dark', 'leaf-light'],
  photos: [
    { slot: 'imglarge', x: 3.2, y: 3.2, width: 22.4, height: 23.4 },
    { slot: 'img1', x: 29.1, y: 3.2, width: 12.8, height: 22.8, cut: { units: 1000, path: ARCH } },
    { slot: 'img2', x: 24.2, y: 28.4, width: 8.6, height: 8.6, cut: 'circle' },
    { slot: 'img3', x: 34.4, y: 28.4, width: 12.4, height: 8.6 },
  ],
  texts: [
    { x: 2.4, y: 29.2, width: 20.6, height: 4.2 },
    { x: 2.4, y: 33.4, width: 20.6, height: 1.9 },
  ],
};
