import type { Like } from '../core.ts';
import type { printFailures as source } from '../en/print-failures.ts';

export const printFailures: Like<typeof source> = {
  document: 'Het collagedocument kon niet worden gelezen.',
  photo: 'Een foto van de collage ontbreekt of is beschadigd.',
  time: 'Het maken van het drukbestand duurde te lang.',
  memory: 'Het maken van het drukbestand vroeg te veel geheugen.',
  space: 'Er was geen schijfruimte meer voor het drukbestand.',
  killed: 'Het maken van het drukbestand werd te vaak afgebroken.',
  other: 'Het drukbestand kon niet worden gemaakt.',
};
