// People as seen against the light: joints in body heights, right and up from between the feet, clothed in tapered strokes.

const UPRIGHT = {
  head: [0, 0.925],
  shoulders: [-0.095, 0.81, 0.095, 0.81],
  hips: [-0.05, 0.52, 0.05, 0.52],
  elbows: [-0.14, 0.65, 0.14, 0.65],
  hands: [-0.13, 0.48, 0.13, 0.48],
  knees: [-0.055, 0.28, 0.06, 0.28],
  feet: [-0.06, 0.02, 0.075, 0.02],
};

export const POSES = {
  standing: UPRIGHT,
  /** Holds hands with the person to the right. */
  handRight: { ...UPRIGHT, elbows: [-0.135, 0.65, 0.15, 0.66], hands: [-0.12, 0.49, 0.2, 0.52] },
  handLeft: { ...UPRIGHT, elbows: [-0.15, 0.66, 0.135, 0.65], hands: [-0.2, 0.52, 0.12, 0.49] },
  /** A step, seen from the side. */
  walking: {
    head: [0.03, 0.925],
    shoulders: [-0.04, 0.81, 0.055, 0.81],
    hips: [-0.025, 0.52, 0.03, 0.52],
    elbows: [-0.11, 0.66, 0.1, 0.65],
    hands: [-0.1, 0.5, 0.17, 0.53],
    knees: [-0.05, 0.28, 0.1, 0.29],
    feet: [-0.16, 0.06, 0.13, 0.02],
  },
  /** A child that reaches up to the hand of a tall person. */
  reachingBoth: { ...UPRIGHT, elbows: [-0.17, 0.83, 0.17, 0.83], hands: [-0.24, 0.98, 0.24, 0.98] },
  armsUp: {
    ...UPRIGHT,
    elbows: [-0.17, 0.93, 0.17, 0.94],
    hands: [-0.24, 1.1, 0.23, 1.12],
    feet: [-0.1, 0.02, 0.11, 0.02],
    knees: [-0.08, 0.28, 0.085, 0.28],
  },
  leaping: {
    head: [0.015, 0.93],
    shoulders: [-0.09, 0.81, 0.1, 0.82],
    hips: [-0.05, 0.53, 0.05, 0.53],
    elbows: [-0.21, 0.9, 0.22, 0.92],
    hands: [-0.32, 1.04, 0.31, 1.08],
    knees: [-0.17, 0.38, 0.16, 0.4],
    feet: [-0.3, 0.27, 0.11, 0.18],
  },
  /** On a wall or a bench, seen from behind; the seat is at 0.45 of the height. */
  sitting: {
    head: [0, 0.9],
    shoulders: [-0.1, 0.78, 0.1, 0.78],
    hips: [-0.075, 0.5, 0.075, 0.5],
    elbows: [-0.15, 0.63, 0.15, 0.63],
    hands: [-0.12, 0.5, 0.12, 0.5],
    knees: [-0.08, 0.46, 0.08, 0.46],
    feet: [-0.08, 0.45, 0.08, 0.45],
  },
};

const limb = (from, to, start, end) => [from[0], from[1], start, to[0], to[1], end];
const sides = (pair) => [pair.slice(0, 2), pair.slice(2)];

function body(pose, { dress = false, longHair = false, child = false }) {
  const { head } = pose;
  const [shoulders, hips, elbows, hands, knees, feet] = ['shoulders', 'hips', 'elbows', 'hands', 'knees', 'feet'].map((joint) =>
    sides(pose[joint]),
  );
  const middle = (pair) => [(pair[0][0] + pair[1][0]) / 2, (pair[0][1] + pair[1][1]) / 2];
  const skull = child ? 0.078 : 0.056;
  const strokes = [
    [head[0], head[1] - 0.018, skull * 0.86, head[0], head[1] + 0.014, skull],
    limb([head[0], head[1] - 0.03], middle(shoulders), 0.034, 0.05),
    limb(shoulders[0], shoulders[1], 0.042, 0.042),
    limb(middle(shoulders), middle(hips), 0.095, 0.075),
  ];
  for (const side of [0, 1]) {
    strokes.push(limb(shoulders[side], hips[side], 0.045, 0.06));
    strokes.push(limb(shoulders[side], elbows[side], 0.04, 0.03), limb(elbows[side], hands[side], 0.03, 0.02));
    strokes.push(limb(hips[side], knees[side], 0.07, 0.045), limb(knees[side], feet[side], 0.045, 0.027));
    strokes.push(limb(feet[side], [feet[side][0] + (side ? 0.035 : -0.015), feet[side][1] - 0.008], 0.026, 0.018));
  }
  if (dress)
    strokes.push(
      limb(middle(hips), [middle(knees)[0], 0.33], 0.08, 0.125),
      limb([middle(knees)[0] - 0.05, 0.36], [middle(knees)[0] + 0.07, 0.33], 0.08, 0.08),
    );
  if (longHair) strokes.push(limb(head, [head[0] - 0.02, head[1] - 0.12], skull * 1.02, 0.045));
  return strokes;
}

/** Returns the strokes of a person who stands at (x, y) px and is `tall` px high; `facing` −1 turns left. */
export function person({ x, y, tall, pose = 'standing', facing = 1, ...clothes }) {
  return body(POSES[pose], clothes).map(([x1, y1, r1, x2, y2, r2]) => [
    x + facing * x1 * tall,
    y - y1 * tall,
    r1 * tall,
    x + facing * x2 * tall,
    y - y2 * tall,
    r2 * tall,
  ]);
}
