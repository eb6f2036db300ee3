import type { Like } from '../core.ts';
import type { registerPage as source } from '../en/register-page.ts';

export const registerPage: Like<typeof source> = {
  title: 'Account aanmaken',
  hint: 'Met een account kun je je collages opslaan en bestellen, op elk apparaat.',
  newsletter: 'Ja, stuur mij de nieuwsbrief per e-mail',
  accept: 'Ik ga akkoord met de algemene voorwaarden',
  haveOne: 'Ik heb al een account',
};
