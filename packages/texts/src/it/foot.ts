import type { foot as source } from '../en/foot.ts';
import type { Like } from '../shared/core.ts';

export const foot: Like<typeof source> = {
  footTerms: 'Condizioni generali di vendita',
  footPrivacy: 'Privacy',
  footImprint: 'Note legali',
  footTrial: 'Questo è un negozio di prova: non si consegna e non si paga nulla.',
};
