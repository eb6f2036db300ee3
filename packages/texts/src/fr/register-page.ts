import type { Like } from '../core.ts';
import type { registerPage as source } from '../en/register-page.ts';

export const registerPage: Like<typeof source> = {
  title: 'Créer un compte',
  hint: 'Avec un compte, tes collages sont conservés et tu peux les commander depuis n’importe quel appareil.',
  newsletter: 'Je souhaite recevoir la newsletter',
  accept: 'J’accepte les conditions générales',
  haveOne: 'J’ai déjà un compte',
};
