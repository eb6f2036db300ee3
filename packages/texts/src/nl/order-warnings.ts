import type { orderWarnings as source } from '../en/order-warnings.ts';
import type { Like } from '../shared/core.ts';

export const orderWarnings: Like<typeof source> = {
  'low-resolution': 'foto’s die te klein zijn voor een scherpe afdruk',
  'photo-twice': 'een foto die meer dan eens voorkomt',
  'words-cut': 'tekst die niet past en niet helemaal wordt gedrukt',
};
