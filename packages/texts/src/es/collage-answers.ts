import type { collageAnswers as source } from '../en/collage-answers.ts';
import type { Like } from '../shared/core.ts';

export const collageAnswers: Like<typeof source> = {
  copyName: 'Copia de {name}',
  gone: 'Este collage ya no existe.',
  nameWrong: 'El nombre puede tener 60 caracteres como máximo, en una sola línea.',
};
