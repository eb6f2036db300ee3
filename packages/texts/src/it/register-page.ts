import type { Like } from '../core.ts';
import type { registerPage as source } from '../en/register-page.ts';

export const registerPage: Like<typeof source> = {
  title: 'Crea un account',
  hint: 'Con un account i tuoi collage restano conservati e puoi ordinarli, da ogni dispositivo.',
  newsletter: 'Desidero ricevere la newsletter',
  accept: 'Accetto le condizioni generali',
  haveOne: 'Ho già un account',
};
