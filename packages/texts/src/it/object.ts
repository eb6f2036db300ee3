import type { object as source } from '../en/object.ts';
import type { Like } from '../shared/core.ts';

export const object: Like<typeof source> = {
  viewFront: 'di fronte',
  viewLeft: 'da sinistra, {degrees}°',
  viewRight: 'da destra, {degrees}°',
  viewAbove: 'dall’alto, {degrees}°',
  viewBelow: 'dal basso, {degrees}°',
  viewBoth: '{sideways}, e {upright}',
  turnObject: 'Ruota l’oggetto',
  turnableObject: '{object}. I tasti freccia lo ruotano, il tasto Inizio lo mostra di fronte.',
  turnLeft: 'Da sinistra',
  turnRight: 'Da destra',
  turnAbove: 'Dall’alto',
  turnBelow: 'Dal basso',
  turnFront: 'Di fronte',
};
