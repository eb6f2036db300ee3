import type { shortPages as source } from '../en/short-pages.ts';
import type { Like } from '../shared/core.ts';

export const shortPages: Like<typeof source> = {
  designerClosedTitle: 'Bis zum nächsten Mal',
  designerClosedText: 'Deine gespeicherten Collagen findest du unter „Meine Collagen“. Du kannst jederzeit daran weiterarbeiten.',
  notFoundTitle: 'Diese Seite gibt es nicht',
  faultTitle: 'Etwas ist schiefgegangen',
};
