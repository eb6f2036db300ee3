import { useDesign } from '../app/design-store.ts';
import { useNavigation } from '../app/navigation-store.ts';
import { editorPath, listPath, templatePath } from '../app/paths.ts';
import { type TextKey, useLocale } from '../app/text-store.ts';
import { collageOf, useWork } from '../app/work-store.ts';
import { stepOf } from '../flow/navigation.ts';

export interface Step {
  readonly number: 1 | 2 | 3;
  readonly label: Extract<TextKey, 'stepDesign' | 'stepSize' | 'stepPhotos'>;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
  /** Where a click leads; null while there is nothing to go to. */
  readonly path: string | null;
}

/** The three steps and where they lead now. [NAV-03] [NAV-07 … NAV-11] */
export function useSteps(): readonly Step[] {
  const locale = useLocale();
  const now = stepOf(useNavigation((store) => store.state));
  const filter = useDesign((store) => store.filter);
  const template = useDesign((store) => store.current?.template ?? null);
  const collageId = useWork((work) => work.collageId);
  const hasWork = useWork((work) => collageOf(work) !== null);
  const step = (number: Step['number'], label: Step['label'], path: string | null): Step => ({
    number,
    label,
    isCurrent: number === now,
    isDone: number < now,
    path: number === now ? null : path,
  });
  return [
    step(1, 'stepDesign', listPath(locale, filter)),
    step(2, 'stepSize', template && templatePath(locale, template)),
    step(3, 'stepPhotos', hasWork ? editorPath(locale, collageId) : null),
  ];
}
