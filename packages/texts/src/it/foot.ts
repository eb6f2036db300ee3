import type { Like } from '../core.ts';
import type { foot as source } from '../en/foot.ts';

export const foot: Like<typeof source> = {
  footTerms: 'Condizioni generali di vendita',
  footPrivacy: 'Privacy',
  footImprint: 'Note legali',
  footTrial: 'Questo è un negozio di prova: non si consegna e non si paga nulla.',
};
