import type { collageAnswers as source } from '../en/collage-answers.ts';
import type { Like } from '../shared/core.ts';

export const collageAnswers: Like<typeof source> = {
  copyName: 'Copie de {name}',
  gone: 'Ce collage n’existe pas ou plus.',
  nameWrong: 'Le nom peut comporter 60 caractères au maximum, sur une seule ligne.',
};
