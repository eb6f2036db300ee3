import type { object as source } from '../en/object.ts';
import type { Like } from '../shared/core.ts';

export const object: Like<typeof source> = {
  viewFront: 'von vorn',
  viewLeft: 'von links, {degrees}°',
  viewRight: 'von rechts, {degrees}°',
  viewAbove: 'von oben, {degrees}°',
  viewBelow: 'von unten, {degrees}°',
  viewBoth: '{sideways}, und {upright}',
  turnObject: 'Objekt drehen',
  turnableObject: '{object}. Die Pfeiltasten drehen es, Pos1 zeigt die Vorderseite.',
  turnLeft: 'Von links',
  turnRight: 'Von rechts',
  turnAbove: 'Von oben',
  turnBelow: 'Von unten',
  turnFront: 'Von vorn',
};
