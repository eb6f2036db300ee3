import type { foot as source } from '../en/foot.ts';
import type { Like } from '../shared/core.ts';

export const foot: Like<typeof source> = {
  footTerms: 'AGB',
  footPrivacy: 'Datenschutz',
  footImprint: 'Impressum',
  footTrial: 'Dies ist ein Demo-Shop: Es wird nichts geliefert und nichts berechnet.',
};
