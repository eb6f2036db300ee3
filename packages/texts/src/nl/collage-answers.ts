import type { collageAnswers as source } from '../en/collage-answers.ts';
import type { Like } from '../shared/core.ts';

export const collageAnswers: Like<typeof source> = {
  copyName: 'Kopie van {name}',
  gone: 'Deze collage bestaat niet of niet meer.',
  nameWrong: 'Een naam heeft hoogstens 60 tekens, op één regel.',
};
