import type { shelfAnswers as source } from '../en/shelf-answers.ts';
import type { Like } from '../shared/core.ts';

export const shelfAnswers: Like<typeof source> = {
  copyName: 'Kopie van {name}',
  gone: 'Deze collage bestaat niet of niet meer.',
  nameWrong: 'Een naam heeft hoogstens 60 tekens, op één regel.',
};
