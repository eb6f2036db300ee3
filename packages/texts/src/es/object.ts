import type { object as source } from '../en/object.ts';
import type { Like } from '../shared/core.ts';

export const object: Like<typeof source> = {
  viewFront: 'de frente',
  viewLeft: 'desde la izquierda, {degrees}°',
  viewRight: 'desde la derecha, {degrees}°',
  viewAbove: 'desde arriba, {degrees}°',
  viewBelow: 'desde abajo, {degrees}°',
  viewBoth: '{sideways}, y {upright}',
  turnObject: 'Girar el objeto',
  turnableObject: '{object}. Las flechas del teclado lo giran, Inicio lo muestra de frente.',
  turnLeft: 'Desde la izquierda',
  turnRight: 'Desde la derecha',
  turnAbove: 'Desde arriba',
  turnBelow: 'Desde abajo',
  turnFront: 'De frente',
};
