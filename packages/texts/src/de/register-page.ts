import type { Like } from '../core.ts';
import type { registerPage as source } from '../en/register-page.ts';

export const registerPage: Like<typeof source> = {
  title: 'Konto anlegen',
  hint: 'Mit einem Konto kannst du deine Collagen auf jedem Gerät speichern und bestellen.',
  newsletter: 'Ja, ich möchte den Newsletter per E-Mail erhalten',
  accept: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen (AGB)',
  haveOne: 'Ich habe schon ein Konto',
};
