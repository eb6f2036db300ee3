import type { collageAnswers as source } from '../en/collage-answers.ts';
import type { Like } from '../shared/core.ts';

export const collageAnswers: Like<typeof source> = {
  copyName: 'Copia di {name}',
  gone: 'Questo collage non esiste o non c’è più.',
  nameWrong: 'Il nome può avere al massimo 60 caratteri, su una sola riga.',
};
