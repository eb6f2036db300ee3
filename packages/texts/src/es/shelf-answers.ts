import type { shelfAnswers as source } from '../en/shelf-answers.ts';
import type { Like } from '../shared/core.ts';

export const shelfAnswers: Like<typeof source> = {
  copyName: 'Copia de {name}',
  gone: 'Este collage ya no existe.',
  nameWrong: 'El nombre puede tener 60 caracteres como máximo, en una sola línea.',
};
