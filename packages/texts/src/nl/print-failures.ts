import type { printFailures as source } from '../en/print-failures.ts';
import type { Like } from '../shared/core.ts';

export const printFailures: Like<typeof source> = {
  failedDocument: 'Het collagedocument kon niet worden gelezen.',
  failedPhoto: 'Een foto van de collage ontbreekt of is beschadigd.',
  failedTime: 'Het maken van het drukbestand duurde te lang.',
  failedMemory: 'Het maken van het drukbestand vroeg te veel geheugen.',
  failedSpace: 'Er was geen schijfruimte meer voor het drukbestand.',
  failedKilled: 'Het maken van het drukbestand werd te vaak afgebroken.',
  failedOther: 'Het drukbestand kon niet worden gemaakt.',
};
