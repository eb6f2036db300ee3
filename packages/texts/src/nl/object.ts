import type { object as source } from '../en/object.ts';
import type { Like } from '../shared/core.ts';

export const object: Like<typeof source> = {
  viewFront: 'van voren',
  viewLeft: 'van links, {degrees}°',
  viewRight: 'van rechts, {degrees}°',
  viewAbove: 'van boven, {degrees}°',
  viewBelow: 'van onderen, {degrees}°',
  viewBoth: '{sideways}, en {upright}',
  turnObject: 'Object draaien',
  turnableObject: '{object}. De pijltoetsen draaien het, Home toont de voorkant.',
  turnLeft: 'Van links',
  turnRight: 'Van rechts',
  turnAbove: 'Van boven',
  turnBelow: 'Van onderen',
  turnFront: 'Van voren',
};
