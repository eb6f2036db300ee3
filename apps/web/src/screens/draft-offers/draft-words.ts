import { LOCALE_TAGS } from '@muro/api';
import { namePart, type Template } from '@muro/domain';
import type { DraftOffer } from '../../flow/drafts/draft-plan.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';

/** The texts that describe a draft, in the page's language. */
export interface DraftWords {
  /** Name of its design. */
  readonly name: string;
  /** '50 x 40'. */
  readonly size: string;
  /** '4 photos'. */
  readonly photos: string;
  readonly when: string;
}

export function useDraftWords(): (offer: DraftOffer) => DraftWords {
  const t = useText();
  const tag = LOCALE_TAGS[useLocale()];
  const list = useDesign((store) => store.list);
  const templates: readonly Template[] = list.status === 'ready' ? list.templates : [];
  const numbers = new Intl.NumberFormat(tag);
  const dates = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
  return ({ templateId, size: { width, height }, photoCount, changedAtMs }) => {
    const template = templates.find(({ id }) => id === templateId);
    return {
      name: (template && namePart(template.name)) || t('draftUnnamed'),
      size: `${numbers.format(width)} x ${numbers.format(height)}`,
      photos: t('photoCount', { count: photoCount }),
      when: dates.format(changedAtMs),
    };
  };
}
