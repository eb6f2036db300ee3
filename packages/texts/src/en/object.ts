import type { Catalogue } from '../shared/core.ts';

export const object = {
  viewFront: 'from the front',
  viewLeft: 'from the left, {degrees}°',
  viewRight: 'from the right, {degrees}°',
  viewAbove: 'from above, {degrees}°',
  viewBelow: 'from below, {degrees}°',
  viewBoth: '{sideways}, and {upright}',
  turnObject: 'Turn the object',
  turnableObject: '{object}. The arrow keys turn it, Home shows the front.',
  turnLeft: 'From the left',
  turnRight: 'From the right',
  turnAbove: 'From above',
  turnBelow: 'From below',
  turnFront: 'Front',
} as const satisfies Catalogue;
