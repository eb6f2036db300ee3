import { faceOf, outlineOf, transformPath, translation } from '@muro/domain';
import { arch, bar, brushStroke, disc, filled, frame, hills, star, twig } from './ornaments.ts';
import { centred, inside, LANDSCAPE, LONG, PORTRAIT, type QuoteDesign, SHORT, SQUARE } from './quote-design.ts';

const CRIMSON = faceOf('Crimson Text', '500');
const MONTSERRAT = faceOf('Montserrat', '500');
const MONTSERRAT_BOLD = faceOf('Montserrat', '700');
const NUNITO = faceOf('Nunito', '600');
const RASA = faceOf('Rasa', '400');
const JOST = faceOf('Jost', '400');
const HAND = faceOf('Indie Flower', '400');
const PLAY = faceOf('McLaren', '400');

const NOTHING = () => [];

const FRAMED: QuoteDesign = {
  name: 'framed',
  size: SQUARE,
  box: inside(SQUARE, 3.6, 3.6, 5.6),
  style: centred(CRIMSON, { largest: 2.9 }),
  colors: [
    { paper: '#f6efe3', ink: '#2f2722', accent: '#9c4a34', second: '#c9a27e' },
    { paper: '#23362f', ink: '#f4ecd9', accent: '#d3b26a', second: '#7f9a86' },
  ],
  ground: ({ accent, second }) => [
    ...frame({ x: 1.5, y: 1.5, width: 17.4, height: 17.4 }, 0.09).map((path) => filled(path, accent)),
    ...frame({ x: 1.8, y: 1.8, width: 16.8, height: 16.8 }, 0.03).map((path) => filled(path, second)),
  ],
  after: ({ accent }) => [
    filled(bar(6.2, 16.68, 3.1, 0.05), accent),
    filled(star(10.2, 16.7, 0.55), accent),
    filled(bar(11.1, 16.68, 3.1, 0.05), accent),
  ],
};

const POSTER: QuoteDesign = {
  name: 'poster',
  size: LANDSCAPE,
  box: inside(LANDSCAPE, 3, 4.6, 2.8),
  style: centred(MONTSERRAT_BOLD, { align: 'left', valign: 'bottom', isCapitals: true, leading: 1.06, tracking: -0.005, largest: 3.4 }),
  colors: [
    { paper: '#a2472f', ink: '#fff6ea', accent: '#f0b48c', second: '#8c3a25' },
    { paper: '#f2b84b', ink: '#33261a', accent: '#b8462c', second: '#f2b84b' },
  ],
  ground: ({ accent }) => [filled(bar(3, 2.8, 3.2, 0.42), accent)],
};

const TWIG: QuoteDesign = {
  name: 'twig',
  size: PORTRAIT,
  box: inside(PORTRAIT, 2.8, 8.8, 5.4),
  style: centred(RASA, { leading: 1.08, largest: 3.6 }),
  colors: [
    { paper: '#e6ece2', ink: '#2c4436', accent: '#6d8b6b', second: '#a9bda2' },
    { paper: '#f7e9e4', ink: '#5b2f33', accent: '#b4686a', second: '#dcb0ab' },
  ],
  ground: ({ accent }) => twig(10.2, 6, 9.4).map((path) => filled(path, accent)),
};

/** Scattered stars: position as shares of the sheet, radius in cm. */
const STARS: readonly (readonly [number, number, number])[] = [
  [0.08, 0.16, 0.34],
  [0.17, 0.72, 0.22],
  [0.28, 0.12, 0.2],
  [0.41, 0.2, 0.3],
  [0.56, 0.1, 0.22],
  [0.93, 0.52, 0.3],
  [0.88, 0.82, 0.22],
  [0.06, 0.46, 0.2],
  [0.7, 0.88, 0.26],
  [0.36, 0.88, 0.2],
];

const NIGHT: QuoteDesign = {
  name: 'night',
  size: LANDSCAPE,
  box: inside(LANDSCAPE, 4.6, 6.2, 4),
  style: centred(NUNITO, { leading: 1.2, largest: 2.7 }),
  colors: [
    { paper: '#1f2c3d', ink: '#f6ecd8', accent: '#f0d48a', second: '#31435a' },
    { paper: '#3a2b45', ink: '#fbeee6', accent: '#f2c3a2', second: '#513d5e' },
  ],
  ground: ({ paper, accent, second }) => [
    filled(hills(LONG, 18.6, 22, { waves: 4, swing: 1.5, shift: -0.3 }), second),
    ...STARS.map(([x, y, radius]) => filled(star(x * LONG, y * SHORT, radius), accent)),
    filled(disc(25, 4.4, 2), accent),
    filled(disc(25.9, 3.9, 1.75), paper),
  ],
};

const SUNRISE: QuoteDesign = {
  name: 'sunrise',
  size: SQUARE,
  box: inside(SQUARE, 2.6, 2.8, 9.6),
  style: centred(JOST, { leading: 1.2, largest: 2.5 }),
  colors: [
    { paper: '#f8ecd9', ink: '#4a2a1e', accent: '#d9703f', second: '#efb57e' },
    { paper: '#dcebea', ink: '#1f4147', accent: '#e9a23b', second: '#8fbcbb' },
  ],
  ground: ({ accent, second }) => [
    filled(arch(10.2, SHORT, 8.2, 0.5), second, 0.55),
    filled(arch(10.2, SHORT, 7.2, 0.5), second, 0.8),
    filled(arch(10.2, SHORT, 6.2, 0.5), second),
    filled(disc(10.2, SHORT, 5.2), accent),
  ],
};

const LETTER: QuoteDesign = {
  name: 'letter',
  size: LANDSCAPE,
  box: inside(LANDSCAPE, 3.4, 3.6, 5.2),
  style: centred(HAND, { leading: 1.3, largest: 3.5 }),
  colors: [
    { paper: '#ffffff', ink: '#33424f', accent: '#d98c6a', second: '#f3ded3' },
    { paper: '#f3e6ea', ink: '#532b3f', accent: '#8f5170', second: '#e1c3cf' },
  ],
  ground: NOTHING,
  after: ({ accent }, { x, y, width, height }) => {
    const wide = Math.max(8, width * 0.6);
    return [filled(brushStroke(x + (width - wide) / 2, y + height + 1.9, wide, 0.5), accent)];
  },
};

/** Confetti along the edge: position as shares of the sheet, radius in cm, index of the colour. */
const CONFETTI: readonly (readonly [number, number, number, number])[] = [
  [0.09, 0.09, 0.75, 0],
  [0.24, 0.06, 0.4, 1],
  [0.38, 0.11, 0.55, 2],
  [0.55, 0.06, 0.7, 0],
  [0.7, 0.11, 0.38, 1],
  [0.86, 0.08, 0.62, 2],
  [0.94, 0.22, 0.45, 0],
  [0.06, 0.26, 0.42, 2],
  [0.95, 0.78, 0.4, 1],
  [0.06, 0.74, 0.5, 1],
  [0.1, 0.91, 0.62, 2],
  [0.26, 0.94, 0.45, 0],
  [0.42, 0.89, 0.36, 1],
  [0.58, 0.94, 0.6, 2],
  [0.74, 0.9, 0.45, 0],
  [0.9, 0.92, 0.75, 1],
];

const CONFETTI_SHEET: QuoteDesign = {
  name: 'confetti',
  size: SQUARE,
  box: inside(SQUARE, 2.9, 4.2, 4.2),
  style: centred(PLAY, { leading: 1.3, largest: 2.3 }),
  colors: [
    { paper: '#fffaf0', ink: '#3b3a44', accent: '#e2725b', second: '#5b9aa0' },
    { paper: '#2f4858', ink: '#fff6e5', accent: '#f6ae2d', second: '#86bbd8' },
  ],
  ground: ({ accent, second }) =>
    CONFETTI.map(([x, y, radius, color]) => filled(disc(x * SHORT, y * SHORT, radius), [accent, second, '#edc988'][color] ?? accent)),
};

const RAINBOW: QuoteDesign = {
  name: 'rainbow',
  size: PORTRAIT,
  box: inside(PORTRAIT, 2.6, 3.4, 13.6),
  style: centred(MONTSERRAT, { align: 'left', valign: 'top', leading: 1.18, largest: 3.1 }),
  colors: [
    { paper: '#fbf3e7', ink: '#3a322c', accent: '#c9694c', second: '#e3a857' },
    { paper: '#eef1ee', ink: '#27384a', accent: '#3f6d8a', second: '#84a98c' },
  ],
  ground: ({ accent, second }) => [
    filled(arch(11.6, LONG, 11.2, 1.9), accent),
    filled(arch(11.6, LONG, 8.7, 1.9), second),
    filled(arch(11.6, LONG, 6.2, 1.9), accent, 0.55),
    filled(arch(11.6, LONG, 3.7, 1.9), second, 0.55),
  ],
};

const MARKS: QuoteDesign = {
  name: 'marks',
  size: SQUARE,
  box: inside(SQUARE, 2.9, 6.6, 2.9),
  style: centred(CRIMSON, { align: 'left', valign: 'top', leading: 1.14, largest: 3 }),
  colors: [
    { paper: '#efe6da', ink: '#3a2a24', accent: '#b9805e', second: '#d9c3ad' },
    { paper: '#20242b', ink: '#f0ece4', accent: '#c58b6b', second: '#3a414c' },
  ],
  ground: ({ accent }, shaper) => {
    const { path } = outlineOf(shaper, CRIMSON, '“', { fontSize: 9, letterSpacing: 0 });
    return [{ op: 'glyphs', path: transformPath(path, translation(2.5, 8.9)), color: accent, text: '“' }];
  },
};

const SEA: QuoteDesign = {
  name: 'sea',
  size: LANDSCAPE,
  box: inside(LANDSCAPE, 3.4, 2.8, 9),
  style: centred(JOST, { leading: 1.16, tracking: 0.005, largest: 2.9 }),
  colors: [
    { paper: '#e9f1f2', ink: '#1d3c4c', accent: '#2f6f86', second: '#7fb2bd' },
    { paper: '#fdeee2', ink: '#56324a', accent: '#b65c6d', second: '#e8a598' },
  ],
  ground: ({ accent, second }) => [
    filled(hills(LONG, 13.8, 21, { waves: 5, swing: 1.1, shift: -0.2 }), second, 0.5),
    filled(hills(LONG, 15.4, 21, { waves: 4, swing: 1.1, shift: -0.65 }), second),
    filled(hills(LONG, 17.3, 21, { waves: 5, swing: 1, shift: -0.5 }), accent),
  ],
};

const MOUNTAINS: QuoteDesign = {
  name: 'mountains',
  size: PORTRAIT,
  box: inside(PORTRAIT, 2.7, 7.6, 13),
  style: centred(NUNITO, { leading: 1.18, largest: 2.7 }),
  colors: [
    { paper: '#f3efe6', ink: '#2e3b35', accent: '#4f6f5c', second: '#a4b79b' },
    { paper: '#f7e2cf', ink: '#4c2f3c', accent: '#7d4a5a', second: '#d49a86' },
  ],
  ground: ({ accent, second }) => [
    filled(disc(10.2, 4.6, 1.5), second),
    filled(hills(SHORT, 22, 31, { waves: 2, swing: 3.4, shift: -0.25 }), second, 0.55),
    filled(hills(SHORT, 24.6, 31, { waves: 3, swing: 2.6, shift: -0.6 }), second),
    filled(hills(SHORT, 27.4, 31, { waves: 2, swing: 2, shift: -0.75 }), accent),
  ],
};

const STRIPES: QuoteDesign = {
  name: 'stripes',
  size: LANDSCAPE,
  box: { x: 10.4, y: 3, width: 17.2, height: 14.4 },
  style: centred(MONTSERRAT_BOLD, { align: 'left', leading: 1.12, largest: 2.6 }),
  colors: [
    { paper: '#f5efe6', ink: '#25404a', accent: '#2f7f86', second: '#e0a458' },
    { paper: '#4a2f3a', ink: '#fbe9dd', accent: '#d98880', second: '#8f5b67' },
  ],
  ground: ({ accent, second }) => [
    filled(bar(2.8, 0, 1.5, SHORT), accent),
    filled(bar(4.9, 0, 0.8, SHORT), second),
    filled(bar(6.3, 0, 0.4, SHORT), accent, 0.6),
  ],
};

const SEAL: QuoteDesign = {
  name: 'seal',
  size: SQUARE,
  box: { x: 4.6, y: 5.2, width: 11.2, height: 10 },
  style: centred(RASA, { leading: 1.06, largest: 2.6 }),
  colors: [
    { paper: '#d9a48f', ink: '#4b2318', accent: '#fbf1e6', second: '#c1826a' },
    { paper: '#6f8f8c', ink: '#17302f', accent: '#f3f0e4', second: '#547471' },
  ],
  ground: ({ accent, second, paper }) => [
    filled(disc(10.2, 10.2, 9), second),
    filled(disc(10.2, 10.2, 8.75), paper),
    filled(disc(10.2, 10.2, 8.3), accent),
  ],
};

/** Designs in the order of the library: neighbours differ in shape and colour. */
export const QUOTE_DESIGNS: readonly QuoteDesign[] = [
  FRAMED,
  POSTER,
  TWIG,
  NIGHT,
  SUNRISE,
  LETTER,
  RAINBOW,
  CONFETTI_SHEET,
  SEA,
  MARKS,
  MOUNTAINS,
  STRIPES,
  SEAL,
];
