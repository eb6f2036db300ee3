// Classic-Galleria: a panelled wall with framed pictures, each behind a white mount. Lengths in cm.
import { alpha, mix } from './brush.mjs';
import { fillRect, fillRun, mottle, softSpot, wholePage } from './page.mjs';

const PAGE = { width: 60, height: 40 };
const WALL = '#cfc9bb';
const PANEL = '#f1ede4';
const RAIL = 30.2;

const WALNUT = ['#6e4a30', '#8c6240', '#4b301f'];
const BRASS = ['#b8924f', '#dcbf7f', '#86672f'];
const BLACK = ['#33302d', '#57524d', '#1e1c1a'];

/** Outer edges of the frames; `mount` is the white between frame and photo. */
const FRAMES = [
  { slot: 'imglarge', x: 21.4, y: 2.8, width: 17.2, height: 23.6, frame: 1, mount: 1.9, colors: BRASS },
  { slot: 'img1', x: 3.2, y: 4, width: 15.6, height: 11.4, frame: 0.7, mount: 1.2, colors: WALNUT },
  { slot: 'img2', x: 3.2, y: 17.2, width: 7.2, height: 9.2, frame: 0.5, mount: 0.8, colors: BLACK },
  { slot: 'img3', x: 11.6, y: 17.2, width: 7.2, height: 9.2, frame: 0.5, mount: 0.8, colors: BLACK },
  { slot: 'img4', x: 41.2, y: 4, width: 7.2, height: 9.2, frame: 0.5, mount: 0.8, colors: BLACK },
  { slot: 'img5', x: 49.6, y: 4, width: 7.2, height: 9.2, frame: 0.5, mount: 0.8, colors: BLACK },
  { slot: 'img6', x: 41.2, y: 15, width: 15.6, height: 11.4, frame: 0.7, mount: 1.2, colors: WALNUT },
];

function wall(ctx, dice) {
  const page = wholePage(PAGE);
  fillRun(ctx, page, [mix(WALL, '#ffffff', 0.12), WALL, mix(WALL, '#6b6455', 0.12)]);
  mottle(ctx, dice, page, { colors: ['#ffffff', '#b9b1a0'], count: 160, radius: 4, strength: 0.05 });
  for (const x of [11, 30, 49]) softSpot(ctx, { x, y: -3, radius: 24 }, '#fff6e2', 0.3);
}

/** The wood below the rail, with raised panels; the middle one carries the title. */
function wainscot(ctx) {
  const page = wholePage(PAGE);
  fillRun(ctx, { ...page, y: RAIL, height: 20 }, ['#f6f3ec', PANEL, '#e2dccf']);
  moulding(ctx, { ...page, y: RAIL - 0.5, height: 0.3 }, '#ffffff');
  moulding(ctx, { ...page, y: RAIL - 0.2, height: 0.5 }, '#e6e0d4');
  moulding(ctx, { ...page, y: RAIL + 0.3, height: 0.22 }, '#cdc5b5');
  for (const x of [-14.6, 1.6, 17.4, 44.2, 60]) {
    const width = x === 17.4 ? 25.2 : 14.2;
    raised(ctx, { x, y: RAIL + 1.7, width, height: 6.6 });
    raised(ctx, { x, y: RAIL + 10, width, height: 9 });
  }
}

function moulding(ctx, rect, color) {
  fillRun(ctx, rect, [mix(color, '#ffffff', 0.5), color, mix(color, '#5d5546', 0.28)]);
}

function raised(ctx, { x, y, width, height }) {
  for (const [inset, light, dark] of [
    [0, '#cfc7b8', '#ffffff'],
    [0.22, '#ffffff', '#cdc5b5'],
  ]) {
    edge(ctx, { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset }, 0.1, [light, dark]);
  }
}

/** Four mitred sides: the upper and left ones in the first colour, the others in the second. */
function edge(ctx, { x, y, width, height }, thick, [first, second]) {
  const [right, bottom] = [x + width, y + height];
  const side = (color, points) => {
    ctx.fillStyle = color;
    ctx.beginPath();
    for (const [px, py] of points) ctx.lineTo(px, py);
    ctx.fill();
  };
  const inner = [x + thick, y + thick, right - thick, bottom - thick];
  side(first, [
    [x, y],
    [right, y],
    [inner[2], inner[1]],
    [inner[0], inner[1]],
  ]);
  side(first, [
    [x, y],
    [inner[0], inner[1]],
    [inner[0], inner[3]],
    [x, bottom],
  ]);
  side(second, [
    [right, y],
    [right, bottom],
    [inner[2], inner[3]],
    [inner[2], inner[1]],
  ]);
  side(second, [
    [x, bottom],
    [inner[0], inner[3]],
    [inner[2], inner[3]],
    [right, bottom],
  ]);
}

const inside = ({ x, y, width, height }, by) => ({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by });

/** Frame, mount and the bevel of its window; the light comes from above. */
function hang(ctx, { frame, mount, colors, ...rect }) {
  const [base, light, dark] = colors;
  for (const [blur, drop, strength] of [
    [2.4, 0.9, 0.34],
    [0.5, 0.18, 0.4],
  ]) {
    ctx.save();
    ctx.shadowColor = alpha('#2c251a', strength);
    ctx.shadowBlur = blur * ctx.pxPerCm;
    ctx.shadowOffsetY = drop * ctx.pxPerCm;
    fillRect(ctx, rect, base);
    ctx.restore();
  }
  edge(ctx, rect, frame, [mix(base, light, 0.5), base]);
  edge(ctx, rect, frame * 0.28, [light, dark]);
  edge(ctx, inside(rect, frame * 0.72), frame * 0.28, [dark, light]);
  const window = inside(rect, frame);
  fillRun(ctx, window, ['#f3efe6', '#fbf9f4', '#fdfcf9']);
  edge(ctx, window, 0.12, [alpha('#4a4234', 0.22), alpha('#4a4234', 0.06)]);
  edge(ctx, inside(window, mount - 0.16), 0.16, ['#d5cebf', '#ffffff']);
}

export const DESIGN = {
  folder: 'galleria',
  page: PAGE,
  ground: WALL,
  pieces: {
    wall: {
      rect: wholePage(PAGE),
      pxPerCm: 50,
      jpeg: 86,
      seed: 29,
      paint(ctx, dice) {
        wall(ctx, dice);
        wainscot(ctx);
        for (const picture of FRAMES) hang(ctx, picture);
      },
    },
  },
  below: ['wall'],
  photos: FRAMES.map(({ slot, frame, mount, ...rect }) => {
    const { x, y, width, height } = inside(rect, frame + mount);
    return { slot, x, y, width, height };
  }),
  texts: [
    { x: 18.2, y: RAIL + 1.9, width: 23.6, height: 3.7 },
    { x: 18.2, y: RAIL + 5.4, width: 23.6, height: 1.9 },
  ],
};
