// The pieces of the flora design, where they lie on its page, cm.
import { alpha, mix } from './brush.mjs';
import { anemone, BLUSH, blossom, CREAM, PEACH, rose, WINE } from './flowers.mjs';
import { berries, berry, branch, curve, fern, GREENS } from './leaves.mjs';

const PAPER = '#f6f0e3';
const GOLD = '#b3925a';

/** The oval of the large photo: centre and half axes. */
const OVAL = { x: 25, y: 14.7, across: 7.8, down: 10.2 };

const BERRIES = ['#8d444d', '#a85a55', '#73353f'];

/** A point on an ellipse round the oval; 0 is right, a quarter turn is down. */
const round = (grow, from, to) => (t) => {
  const angle = (from + (to - from) * t) * Math.PI * 2;
  return [OVAL.x + Math.cos(angle) * (OVAL.across + grow), OVAL.y + Math.sin(angle) * (OVAL.down + grow)];
};

/** A bow from one point to another, leaning aside. */
const bow =
  ([x1, y1], [x2, y2], lean) =>
  (t) => {
    const aside = lean * t * (1 - t);
    return [x1 + (x2 - x1) * t - (y2 - y1) * aside, y1 + (y2 - y1) * t + (x2 - x1) * aside];
  };

function ring(ctx, grow, width, strength) {
  ctx.strokeStyle = alpha(GOLD, strength);
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.ellipse(OVAL.x, OVAL.y, OVAL.across + grow, OVAL.down + grow, 0, 0, Math.PI * 2);
  ctx.stroke();
}

/** Rings round the oval; boughs that rise on both sides; a bouquet where they meet. */
function wreath(ctx, dice) {
  ring(ctx, 0.02, 0.16, 1);
  ring(ctx, 0.42, 0.05, 0.9);
  for (const side of [1, -1]) {
    const at = (grow, from, to) => round(grow, side > 0 ? from : 0.5 - from, side > 0 ? to : 0.5 - to);
    branch(ctx, dice, curve(at(1.1, 0.25, -0.07), 15), { palette: GREENS.olive, length: 2.5, width: 0.62, spread: 0.62, thick: 0.13 });
    berries(ctx, dice, curve(at(0.7, 0.2, -0.02), 7), { colors: BERRIES, radius: 0.17 });
    branch(ctx, dice, curve(at(0.55, 0.25, 0.03), 10), { palette: GREENS.eucalyptus, length: 1.9, width: 1.25, belly: 0.5, spread: 0.95 });
    fern(ctx, dice, curve(bow([OVAL.x + side * 1.6, 25.4], [OVAL.x + side * 8.6, 26.6], -side * 0.5), 15), {
      palette: GREENS.sage,
      length: 1.4,
    });
    branch(ctx, dice, curve(bow([OVAL.x + side, 25.2], [OVAL.x + side * 6.8, 22.6], side * 0.4), 8), {
      palette: GREENS.deep,
      length: 2,
      width: 0.8,
      alternate: true,
    });
  }
  bouquet(ctx, dice);
  crown(ctx, dice);
}

function bouquet(ctx, dice) {
  const y = OVAL.y + OVAL.down + 0.5;
  for (const side of [1, -1]) {
    blossom(ctx, dice, { x: OVAL.x + side * 5.3, y: y - 1.15, radius: 0.62, colors: CREAM });
    blossom(ctx, dice, { x: OVAL.x + side * 6.2, y: y - 2.2, radius: 0.5, colors: PEACH });
    rose(ctx, dice, { x: OVAL.x + side * 3.9, y: y - 0.2, radius: 1.15, colors: side > 0 ? PEACH : WINE });
    blossom(ctx, dice, { x: OVAL.x + side * 2.9, y: y + 1.15, radius: 0.55, colors: BLUSH });
    for (let index = 0; index < 5; index++)
      berry(
        ctx,
        { x: OVAL.x + side * dice.between(2.4, 5.4), y: y + dice.between(0.6, 1.3), radius: dice.between(0.1, 0.16) },
        dice.pick(BERRIES),
      );
  }
  anemone(ctx, dice, { x: OVAL.x + 2.15, y: y + 0.15, radius: 1.3 });
  rose(ctx, dice, { x: OVAL.x - 2.1, y: y + 0.1, radius: 1.4, colors: CREAM });
  rose(ctx, dice, { x: OVAL.x, y: y - 0.15, radius: 1.85, colors: BLUSH });
}

/** A light sprig over the top of the oval. */
function crown(ctx, dice) {
  const y = OVAL.y - OVAL.down - 0.4;
  for (const side of [1, -1]) {
    branch(ctx, dice, curve(bow([OVAL.x, y], [OVAL.x + side * 3.6, y + 0.75], side * 0.35), 7), {
      palette: GREENS.olive,
      length: 1.15,
      width: 0.34,
      spread: 0.6,
      thick: 0.07,
    });
  }
  blossom(ctx, dice, { x: OVAL.x, y, radius: 0.62, colors: BLUSH });
  blossom(ctx, dice, { x: OVAL.x + 0.95, y: y + 0.12, radius: 0.4, colors: CREAM });
  blossom(ctx, dice, { x: OVAL.x - 0.95, y: y + 0.12, radius: 0.4, colors: CREAM });
}

/** A spray out of a corner of the page: `dx`, `dy` say where the page lies from there. */
function corner({ x, y, dx, dy, isFull }) {
  return (ctx, dice) => {
    const out = (along, aside) => [x + dx * along, y + dy * aside];
    const grow = (toX, toY, lean) => bow(out(1.3, 1.3), out(toX, toY), lean * dx * dy);
    const size = isFull ? 1 : 0.78;
    branch(ctx, dice, curve(grow(9.6 * size, 1, -0.12), 13), {
      palette: GREENS.eucalyptus,
      length: 1.3,
      width: 0.88,
      belly: 0.5,
      spread: 0.95,
    });
    branch(ctx, dice, curve(grow(1, 9.6 * size, 0.12), 13), {
      palette: GREENS.eucalyptus,
      length: 1.3,
      width: 0.88,
      belly: 0.5,
      spread: 0.95,
    });
    fern(ctx, dice, curve(grow(7.6 * size, 3.6 * size, -0.3), 15), { palette: GREENS.sage, length: 1.25 });
    fern(ctx, dice, curve(grow(3.6 * size, 7.6 * size, 0.3), 15), { palette: GREENS.sage, length: 1.25 });
    branch(ctx, dice, curve(grow(5.6 * size, 1.9, -0.1), 7), { palette: GREENS.deep, length: 1.8, width: 0.62, alternate: true });
    branch(ctx, dice, curve(grow(1.9, 5.6 * size, 0.1), 7), { palette: GREENS.olive, length: 1.8, width: 0.5, alternate: true });
    berries(ctx, dice, curve(grow(6.4 * size, 2.4, 0.2), 6), { colors: BERRIES, radius: 0.16 });
    berries(ctx, dice, curve(grow(2.4, 6.4 * size, -0.2), 6), { colors: BERRIES, radius: 0.16 });
    posy(ctx, dice, out, isFull);
  };
}

function posy(ctx, dice, out, isFull) {
  const at = (along, aside) => ({ x: out(along, aside)[0], y: out(along, aside)[1] });
  if (!isFull) {
    blossom(ctx, dice, { ...at(3, 1.5), radius: 0.55, colors: CREAM });
    blossom(ctx, dice, { ...at(1.4, 3), radius: 0.6, colors: BLUSH });
    rose(ctx, dice, { ...at(1.9, 1.9), radius: 1.05, colors: PEACH });
    return;
  }
  blossom(ctx, dice, { ...at(4.9, 1.5), radius: 0.55, colors: BLUSH });
  blossom(ctx, dice, { ...at(1.4, 5), radius: 0.6, colors: CREAM });
  rose(ctx, dice, { ...at(3.75, 1.6), radius: 0.95, colors: WINE });
  anemone(ctx, dice, { ...at(1.65, 3.75), radius: 1.1 });
  rose(ctx, dice, { ...at(2, 2), radius: 1.55, colors: BLUSH });
}

/** The line between title and foot. */
function divider(ctx, dice) {
  for (const side of [1, -1]) {
    ctx.strokeStyle = GOLD;
    ctx.lineWidth = 0.05;
    ctx.beginPath();
    ctx.moveTo(25 + side * 2.9, 35.1);
    ctx.lineTo(25 + side * 7.4, 35.1);
    ctx.stroke();
    berry(ctx, { x: 25 + side * 7.6, y: 35.1, radius: 0.1 }, GOLD);
    branch(ctx, dice, curve(bow([25 + side * 0.5, 35.2], [25 + side * 2.9, 35.1], side * 0.2), 5), {
      palette: GREENS.sage,
      length: 0.85,
      width: 0.28,
      spread: 0.55,
      thick: 0.05,
      lift: 0.06,
    });
  }
  blossom(ctx, dice, { x: 25, y: 35.1, radius: 0.5, colors: BLUSH });
}

/** Each piece: its rectangle on the page, its seed, its painter. */
const PIECES = {
  'corner-top-left': {
    rect: { x: 0, y: 0, width: 12.5, height: 12.5 },
    seed: 21,
    paint: corner({ x: 0.7, y: 0.7, dx: 1, dy: 1, isFull: false }),
  },
  'corner-top-right': {
    rect: { x: 37.5, y: 0, width: 12.5, height: 12.5 },
    seed: 22,
    paint: corner({ x: 49.3, y: 0.7, dx: -1, dy: 1, isFull: true }),
  },
  'corner-bottom-left': {
    rect: { x: 0, y: 27.5, width: 12.5, height: 12.5 },
    seed: 23,
    paint: corner({ x: 0.7, y: 39.3, dx: 1, dy: -1, isFull: true }),
  },
  'corner-bottom-right': {
    rect: { x: 37.5, y: 27.5, width: 12.5, height: 12.5 },
    seed: 24,
    paint: corner({ x: 49.3, y: 39.3, dx: -1, dy: -1, isFull: false }),
  },
  wreath: { rect: { x: 13.5, y: 2.5, width: 23, height: 26 }, seed: 31, paint: wreath },
  divider: { rect: { x: 16.5, y: 33.9, width: 17, height: 2.4 }, seed: 41, paint: divider },
};

/** Soft clouds in the paper, none at its edge: there it is the plain colour that reaches round the frame. */
function paper(ctx, { width, height }, dice) {
  ctx.fillStyle = PAPER;
  ctx.fillRect(0, 0, width, height);
  for (let index = 0; index < 90; index++) {
    const radius = dice.between(90, 260);
    const x = dice.between(radius, width - radius);
    const y = dice.between(radius, height - radius);
    const run = ctx.createRadialGradient(x, y, 0, x, y, radius);
    const color = dice.pick([mix(PAPER, '#ffffff', 0.7), '#e9dcc0', '#efe4cd']);
    run.addColorStop(0, alpha(color, 0.22));
    run.addColorStop(1, alpha(color, 0));
    ctx.fillStyle = run;
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
}

/** 60 x 50 cm of it, painted in pixels. */
const SHEET = { width: 1500, height: 1250 };

export const DESIGN = {
  pieces: {
    ...PIECES,
    paper: {
      rect: { x: -5, y: -5, width: 60, height: 50 },
      pxPerCm: 25,
      jpeg: 88,
      seed: 5,
      paint(ctx, dice) {
        ctx.resetTransform();
        paper(ctx, SHEET, dice);
      },
    },
  },
};
