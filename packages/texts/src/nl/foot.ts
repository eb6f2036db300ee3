import type { foot as source } from '../en/foot.ts';
import type { Like } from '../shared/core.ts';

export const foot: Like<typeof source> = {
  footTerms: 'Algemene voorwaarden',
  footPrivacy: 'Privacy',
  footImprint: 'Bedrijfsgegevens',
  footTrial: 'Dit is een testwinkel: er wordt niets bezorgd en niets in rekening gebracht.',
};
