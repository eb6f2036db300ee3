import type { collageAnswers as source } from '../en/collage-answers.ts';
import type { Like } from '../shared/core.ts';

export const collageAnswers: Like<typeof source> = {
  copyName: 'Kopie von {name}',
  gone: 'Diese Collage gibt es nicht oder nicht mehr.',
  nameWrong: 'Ein Name hat höchstens 60 Zeichen, in einer Zeile.',
};
