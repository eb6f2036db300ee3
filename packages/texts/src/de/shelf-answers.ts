import type { shelfAnswers as source } from '../en/shelf-answers.ts';
import type { Like } from '../shared/core.ts';

export const shelfAnswers: Like<typeof source> = {
  copyName: 'Kopie von {name}',
  gone: 'Diese Collage gibt es nicht oder nicht mehr.',
  nameWrong: 'Ein Name hat höchstens 60 Zeichen, in einer Zeile.',
};
