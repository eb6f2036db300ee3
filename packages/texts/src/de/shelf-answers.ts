import type { Like } from '../core.ts';
import type { shelfAnswers as source } from '../en/shelf-answers.ts';

export const shelfAnswers: Like<typeof source> = {
  copyName: 'Kopie von {name}',
  gone: 'Diese Collage gibt es nicht oder nicht mehr.',
  nameWrong: 'Ein Name hat höchstens 60 Zeichen, in einer Zeile.',
};
