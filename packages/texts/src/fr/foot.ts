import type { foot as source } from '../en/foot.ts';
import type { Like } from '../shared/core.ts';

export const foot: Like<typeof source> = {
  footTerms: 'Conditions générales de vente (CGV)',
  footPrivacy: 'Confidentialité',
  footImprint: 'Mentions légales',
  footTrial: 'Ceci est une boutique d’essai : rien n’est livré et rien n’est payé.',
};
