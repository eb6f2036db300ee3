import type { object as source } from '../en/object.ts';
import type { Like } from '../shared/core.ts';

export const object: Like<typeof source> = {
  viewFront: 'de face',
  viewLeft: 'de gauche, {degrees}°',
  viewRight: 'de droite, {degrees}°',
  viewAbove: 'd’en haut, {degrees}°',
  viewBelow: 'd’en bas, {degrees}°',
  viewBoth: '{sideways}, et {upright}',
  turnObject: 'Tourner l’objet',
  turnableObject: '{object}. Les flèches du clavier le tournent, la touche Début le montre de face.',
  turnLeft: 'De gauche',
  turnRight: 'De droite',
  turnAbove: 'D’en haut',
  turnBelow: 'D’en bas',
  turnFront: 'De face',
};
