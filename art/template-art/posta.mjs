// Vintage-Posta: a letter by air mail, its stamps the photos. Lengths in cm.
import { alpha, mix } from './brush.mjs';
import { lifted } from './leaves.mjs';
import { fillRect, mottle, strokeCircle, tilted, wholePage } from './page.mjs';

const PAGE = { width: 40, height: 50 };
const PAPER = '#f3e8d2';
const RED = '#b4483f';
const BLUE = '#3f5f7d';
const INK = '#3a3f52';
const LETTER = { x: 1.7, y: 1.7, width: 36.6, height: 46.6 };

/** Whole stamps; the photo fills it up to the white rim. */
const STAMPS = [
  { slot: 'imglarge', x: 4, y: 4.4, width: 20.6, height: 15.4, tiltDeg: -2 },
  { slot: 'img1', x: 26.2, y: 5, width: 9.8, height: 13.2, tiltDeg: 2.5 },
  { slot: 'img2', x: 4.2, y: 21.6, width: 9.8, height: 13.2, tiltDeg: 1.5 },
  { slot: 'img3', x: 15.6, y: 20.8, width: 20.4, height: 14.6, tiltDeg: 1 },
  { slot: 'img4', x: 4.3, y: 36.6, width: 12.6, height: 9.4, tiltDeg: -1.5 },
];
const RIM = 0.85;

function letter(ctx, dice) {
  fillRect(ctx, wholePage(PAGE), mix(PAPER, '#ffffff', 0.3));
  for (let at = -70, index = 0; at < 110; at += 2.4, index++) {
    ctx.fillStyle = index % 2 ? BLUE : RED;
    ctx.beginPath();
    ctx.moveTo(at, 57);
    ctx.lineTo(at + 1.2, 57);
    ctx.lineTo(at + 1.2 + 30, -7);
    ctx.lineTo(at + 30, -7);
    ctx.fill();
  }
  lifted(ctx, 0.2, () => fillRect(ctx, LETTER, PAPER));
  ctx.save();
  ctx.beginPath();
  ctx.rect(LETTER.x, LETTER.y, LETTER.width, LETTER.height);
  ctx.clip();
  mottle(ctx, dice, LETTER, { colors: ['#e3cfa6', '#fbf5e8', '#ead9b8'], count: 70, radius: 6, strength: 0.3 });
  ctx.lineWidth = 0.035;
  for (let fibre = 0; fibre < 260; fibre++) {
    const [x, y, turn] = [dice.between(1, 39), dice.between(1, 49), dice.between(0, 6.3)];
    ctx.strokeStyle = alpha(dice.pick(['#a88a5c', '#ffffff']), 0.35);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(
      x + Math.cos(turn) * 0.4,
      y + Math.sin(turn) * 0.4,
      x + Math.cos(turn + 0.7) * 0.8,
      y + Math.sin(turn + 0.7) * 0.8,
    );
    ctx.stroke();
  }
  addressLines(ctx);
  ctx.restore();
}

function addressLines(ctx) {
  ctx.strokeStyle = alpha(BLUE, 0.55);
  ctx.lineWidth = 0.05;
  for (const y of [45.1, 45.4]) {
    ctx.beginPath();
    ctx.moveTo(20.2, y);
    ctx.lineTo(34.6, y);
    ctx.stroke();
  }
}

/** A perforated side of half circles; the path already is at its start. */
function bittenSide(ctx, [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const count = Math.round(length / 0.62);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const pitch = length / count;
  const turn = Math.atan2(uy, ux);
  for (let bite = 0; bite < count; bite++) {
    const at = (bite + 0.5) * pitch;
    ctx.arc(x1 + ux * at, y1 + uy * at, pitch * 0.29, turn + Math.PI, turn, true);
  }
  ctx.lineTo(x2, y2);
}

function stamp(ctx, { x, y, width, height }) {
  lifted(ctx, 0.22, () => {
    ctx.fillStyle = '#fdfaf3';
    ctx.beginPath();
    ctx.moveTo(x, y);
    bittenSide(ctx, [x, y], [x + width, y]);
    bittenSide(ctx, [x + width, y], [x + width, y + height]);
    bittenSide(ctx, [x + width, y + height], [x, y + height]);
    bittenSide(ctx, [x, y + height], [x, y]);
    ctx.closePath();
    ctx.fill();
  });
  ctx.strokeStyle = alpha(INK, 0.35);
  ctx.lineWidth = 0.04;
  const inset = RIM - 0.16;
  ctx.strokeRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset);
}

/** Two rings, a star and waves, as a hand stamp leaves them: some ink is missing. */
function postmark(ctx, dice, { x, y }, turnDeg) {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((turnDeg * Math.PI) / 180);
  const ink = alpha(INK, 0.62);
  strokeCircle(ctx, { x: 0, y: 0, radius: 2.5 }, ink, 0.13);
  strokeCircle(ctx, { x: 0, y: 0, radius: 1.65 }, ink, 0.07);
  for (let tick = 0; tick < 36; tick++) {
    const angle = (tick / 36) * Math.PI * 2;
    const [from, to] = [1.92, tick % 3 === 0 ? 2.24 : 2.08];
    ctx.beginPath();
    ctx.moveTo(Math.cos(angle) * from, Math.sin(angle) * from);
    ctx.lineTo(Math.cos(angle) * to, Math.sin(angle) * to);
    ctx.stroke();
  }
  ctx.fillStyle = ink;
  plane(ctx);
  ctx.lineWidth = 0.13;
  ctx.strokeStyle = ink;
  for (let wave = 0; wave < 5; wave++) {
    ctx.beginPath();
    ctx.moveTo(2.75, -1.4 + wave * 0.7);
    for (let at = 0; at < 4; at++)
      ctx.quadraticCurveTo(3.05 + at * 1.3, -1.85 + wave * 0.7 + (at % 2) * 0.9, 4.05 + at * 1.3, -1.4 + wave * 0.7);
    ctx.stroke();
  }
  ctx.globalCompositeOperation = 'destination-out';
  for (let gap = 0; gap < 260; gap++) {
    ctx.fillStyle = alpha('#000000', dice.between(0.2, 0.8));
    ctx.beginPath();
    ctx.arc(dice.between(-2.7, 8.2), dice.between(-2.7, 2.7), dice.between(0.015, 0.06), 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.restore();
}

function plane(ctx) {
  const half = [
    [0, -1.15],
    [0.14, -0.8],
    [0.16, -0.25],
    [1.1, 0.3],
    [1.1, 0.52],
    [0.16, 0.22],
    [0.12, 0.72],
    [0.42, 0.95],
    [0.42, 1.1],
    [0, 0.98],
  ];
  ctx.beginPath();
  for (const [x, y] of half) ctx.lineTo(x, y);
  for (const [x, y] of [...half].reverse()) ctx.lineTo(-x, y);
  ctx.fill();
}

export const DESIGN = {
  folder: 'posta',
  page: PAGE,
  ground: PAPER,
  pieces: {
    letter: {
      rect: wholePage(PAGE),
      pxPerCm: 50,
      jpeg: 82,
      seed: 7,
      paint(ctx, dice) {
        letter(ctx, dice);
        for (const { tiltDeg, ...rect } of STAMPS) tilted(ctx, rect, tiltDeg, (at) => stamp(ctx, at));
      },
    },
    'postmark-top': {
      rect: { x: 19.2, y: 13.2, width: 12.2, height: 8.2 },
      seed: 11,
      paint: (ctx, dice) => postmark(ctx, dice, { x: 22.6, y: 17.6 }, -14),
    },
    'postmark-bottom': {
      rect: { x: 10.2, y: 31.4, width: 12, height: 8.4 },
      seed: 12,
      paint: (ctx, dice) => postmark(ctx, dice, { x: 13.4, y: 35.4 }, 9),
    },
  },
  below: ['letter'],
  above: ['postmark-top', 'postmark-bottom'],
  photos: STAMPS.map(({ slot, x, y, width, height, tiltDeg }) => ({
    slot,
    x: x + RIM,
    y: y + RIM,
    width: width - 2 * RIM,
    height: height - 2 * RIM,
    tiltDeg,
  })),
  texts: [
    { x: 18.4, y: 37, width: 17.6, height: 4.9 },
    { x: 18.4, y: 41.7, width: 17.6, height: 1.9 },
  ],
};
