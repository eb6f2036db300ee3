// Illustration-Volo: photos as the envelopes of balloons over a morning valley. Lengths in cm.
import { alpha, mix, ridge } from './brush.mjs';
import { fillRun, softSpot, wholePage } from './page.mjs';

const PAGE = { width: 40, height: 50 };

/** An envelope, 1000 units wide and 1200 tall. */
const ENVELOPE = 'M500 0C780 0 1000 214 1000 486C1000 772 760 930 640 1200L360 1200C240 930 0 772 0 486C0 214 220 0 500 0Z';

const BALLOONS = [
  { slot: 'imglarge', x: 12.4, y: 3.4, width: 16, colors: ['#d9583f', '#f6e3c2'] },
  { slot: 'img1', x: 2.4, y: 7.6, width: 8.2, colors: ['#2f7f86', '#f4d48a'] },
  { slot: 'img2', x: 29.6, y: 6, width: 8.2, colors: ['#e5a23c', '#7a3b46'] },
  { slot: 'img3', x: 3.4, y: 23.2, width: 9.6, colors: ['#e9b44c', '#c44f3a'] },
  { slot: 'img4', x: 27.2, y: 21.8, width: 10.2, colors: ['#3f6f9c', '#f3e6cf'] },
].map((balloon) => ({ ...balloon, height: balloon.width * 1.2 }));

function sky(ctx, dice) {
  const page = wholePage(PAGE);
  fillRun(ctx, page, ['#7fb8d8', '#a9d2e2', '#d9e9e4', '#fbe9cf', '#f8cfae']);
  softSpot(ctx, { x: 20, y: 45, radius: 26 }, '#fff3d2', 0.85);
  for (const [x, y, size] of [
    [-2, 4, 1.6],
    [38, 19, 1.3],
    [14, 30.5, 1],
    [41, 2, 1.3],
    [-3, 20.5, 1.2],
  ])
    cloud(ctx, dice, { x, y, size });
}

/** Round heaps on a flat foot. */
function cloud(ctx, dice, { x, y, size }) {
  const run = ctx.createLinearGradient(0, y - 3 * size, 0, y);
  run.addColorStop(0, '#ffffff');
  run.addColorStop(1, '#e6f0ef');
  ctx.fillStyle = run;
  ctx.beginPath();
  for (let puff = 0; puff < 7; puff++) {
    const along = puff / 6 - 0.5;
    const radius = size * (1.75 - Math.abs(along) * 2.2) * dice.between(0.8, 1.15);
    ctx.moveTo(x + along * 8 * size + radius, y - radius * 0.8);
    ctx.arc(x + along * 8 * size, y - radius * 0.8, radius, 0, Math.PI * 2);
  }
  ctx.save();
  ctx.clip();
  ctx.fillRect(x - 8 * size, y - 8 * size, 16 * size, 8 * size);
  ctx.restore();
}

function valley(ctx, dice) {
  const page = wholePage(PAGE);
  const colors = ['#c6d6d3', '#b3c8b4', '#93b493', '#6d9c7c', '#497d68'];
  for (const [layer, color] of colors.entries()) {
    const heights = ridge(dice, 64, 39.8 + layer * 2, layer === 0 ? 4 : 2.4 - layer * 0.3);
    const run = ctx.createLinearGradient(0, 39 + layer * 2, 0, 50 + layer);
    run.addColorStop(0, color);
    run.addColorStop(1, mix(color, '#f6e2bd', 0.35));
    ctx.fillStyle = run;
    ctx.beginPath();
    ctx.moveTo(page.x, 57);
    smoothLine(ctx, heights, page);
    ctx.lineTo(page.x + page.width, 57);
    ctx.fill();
    if (layer > 0) trees(ctx, dice, heights, { layer, color });
  }
}

function smoothLine(ctx, heights, page) {
  const at = (index) => page.x + (index / (heights.length - 1)) * page.width;
  ctx.lineTo(page.x, heights[0]);
  for (let index = 0; index < heights.length - 4; index += 4)
    ctx.bezierCurveTo(at(index + 1.6), heights[index], at(index + 2.4), heights[index + 4], at(index + 4), heights[index + 4]);
}

function trees(ctx, dice, heights, { layer, color }) {
  for (let tree = 0; tree < 26; tree++) {
    const index = dice.next() * (heights.length - 5);
    const x = wholePage(PAGE).x + (index / (heights.length - 1)) * wholePage(PAGE).width;
    const size = (0.1 + layer * 0.05) * dice.between(0.7, 1.4);
    const y = Math.max(heights[Math.floor(index)], heights[Math.ceil(index)]) + 0.5 + dice.next() ** 2 * 0.9;
    ctx.fillStyle = mix(color, '#24483f', dice.between(0.25, 0.5));
    ctx.beginPath();
    ctx.ellipse(x, y - size * 2, size, size * 2.3, 0, 0, Math.PI * 2);
    ctx.fill();
  }
}

function envelope(ctx, { x, y, width, height }) {
  const at = (px, py) => [x + (px / 1000) * width, y + (py / 1200) * height];
  ctx.beginPath();
  ctx.moveTo(...at(500, 0));
  ctx.bezierCurveTo(...at(780, 0), ...at(1000, 214), ...at(1000, 486));
  ctx.bezierCurveTo(...at(1000, 772), ...at(760, 930), ...at(640, 1200));
  ctx.lineTo(...at(360, 1200));
  ctx.bezierCurveTo(...at(240, 930), ...at(0, 772), ...at(0, 486));
  ctx.bezierCurveTo(...at(0, 214), ...at(220, 0), ...at(500, 0));
  ctx.closePath();
}

/** A striped hem round the photo, the skirt, ropes and the basket. */
function balloon(ctx, { colors, ...rect }) {
  const { x, y, width, height } = rect;
  const rim = width * 0.045;
  const middle = x + width / 2;
  const outer = { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 1.6 * rim };
  envelope(ctx, outer);
  ctx.save();
  ctx.clip();
  for (let stripe = 0; stripe < 15; stripe++) {
    ctx.fillStyle = colors[stripe % 2];
    ctx.fillRect(outer.x + (stripe / 15) * outer.width, outer.y, outer.width / 15 + 0.02, outer.height);
  }
  ctx.restore();
  const skirt = y + height;
  ctx.fillStyle = colors[0];
  ctx.beginPath();
  ctx.moveTo(middle - width * 0.16, skirt);
  ctx.lineTo(middle + width * 0.16, skirt);
  ctx.lineTo(middle + width * 0.11, skirt + width * 0.08);
  ctx.lineTo(middle - width * 0.11, skirt + width * 0.08);
  ctx.fill();
  basket(ctx, middle, skirt + width * 0.08, width);
}

function basket(ctx, middle, top, width) {
  const [half, tall, deep] = [width * 0.085, width * 0.13, width * 0.13];
  ctx.strokeStyle = '#6b4a2f';
  ctx.lineWidth = Math.max(0.04, width * 0.006);
  for (const side of [-1, -0.35, 0.35, 1]) {
    ctx.beginPath();
    ctx.moveTo(middle + side * width * 0.105, top);
    ctx.lineTo(middle + side * half, top + tall);
    ctx.stroke();
  }
  ctx.fillStyle = '#a8763f';
  ctx.beginPath();
  ctx.roundRect(middle - half, top + tall, 2 * half, deep, width * 0.025);
  ctx.fill();
  ctx.fillStyle = '#7c5229';
  ctx.fillRect(middle - half * 1.08, top + tall, 2.16 * half, deep * 0.2);
  ctx.strokeStyle = alpha('#5d3c1c', 0.5);
  for (let row = 1; row < 4; row++) {
    ctx.beginPath();
    ctx.moveTo(middle - half, top + tall + deep * (0.2 + row * 0.2));
    ctx.lineTo(middle + half, top + tall + deep * (0.2 + row * 0.2));
    ctx.stroke();
  }
}

/** Gores and light on the envelopes, over the photos. */
function gloss(ctx) {
  for (const { x, y, width, height } of BALLOONS) {
    ctx.save();
    envelope(ctx, { x, y, width, height });
    ctx.clip();
    const run = ctx.createLinearGradient(x, 0, x + width, 0);
    run.addColorStop(0, alpha('#ffffff', 0.12));
    run.addColorStop(0.25, alpha('#ffffff', 0.2));
    run.addColorStop(0.5, alpha('#ffffff', 0));
    run.addColorStop(1, alpha('#1d2c3c', 0.3));
    ctx.fillStyle = run;
    ctx.fillRect(x, y, width, height);
    ctx.restore();
  }
}

export const DESIGN = {
  folder: 'volo',
  page: PAGE,
  ground: '#a9d2e2',
  pieces: {
    valley: {
      rect: wholePage(PAGE),
      pxPerCm: 52,
      jpeg: 86,
      seed: 43,
      paint(ctx, dice) {
        sky(ctx, dice);
        valley(ctx, dice);
        for (const one of BALLOONS) balloon(ctx, one);
      },
    },
    gloss: { rect: { x: 0, y: 0, width: 40, height: 50 }, pxPerCm: 20, seed: 1, isSmooth: true, paint: gloss },
  },
  below: ['valley'],
  above: ['gloss'],
  photos: BALLOONS.map(({ slot, x, y, width, height }) => ({ slot, x, y, width, height, cut: { units: [1000, 1200], path: ENVELOPE } })),
  texts: [
    { x: 8.4, y: 34.2, width: 23.2, height: 3.7 },
    { x: 8.4, y: 37.9, width: 23.2, height: 1.9 },
  ],
};
