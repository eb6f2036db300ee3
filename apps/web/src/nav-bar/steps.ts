import type { Template } from '@muro/domain';
import type { Locale } from '@muro/texts';
import { type NavState, stepOf } from '../flow/navigate/navigation.ts';
import { editorPath, listPath } from '../state/address/paths.ts';
import { templatePath } from '../state/address/template-paths.ts';
import { useDesign } from '../state/catalogue/design-store.ts';
import { collageOf } from '../state/collage/work.ts';
import { useWork } from '../state/editor/use-workspace.ts';
import { type TextKey, useLocale } from '../state/language/text-store.ts';
import { useNavigation } from '../state/navigation/navigation-store.ts';

export interface Step {
  readonly number: 1 | 2 | 3;
  readonly label: Extract<TextKey, 'stepDesign' | 'stepSize' | 'stepPhotos'>;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
  /** Target of a click; null if the step is not available. */
  readonly path: string | null;
}

interface StepsInput {
  readonly state: NavState;
  readonly locale: Locale;
  readonly filter: string;
  /** The template of the current design. */
  readonly template: Pick<Template, 'id' | 'source'> | null;
  /** True if a collage is open. */
  readonly hasWork: boolean;
  readonly collageId: string | null;
}

/** Returns the three steps and their targets. [NAV-03] [NAV-04] [NAV-07 … NAV-11] */
export function stepsOf({ state, locale, filter, template, hasWork, collageId }: StepsInput): readonly Step[] {
  const currentStep = stepOf(state);
  const step = (number: Step['number'], label: Step['label'], path: string | null): Step => ({
    number,
    label,
    isCurrent: number === currentStep,
    isDone: number < currentStep,
    path: number === currentStep ? null : path,
  });
  return [
    step(1, 'stepDesign', listPath(locale, filter)),
    step(2, 'stepSize', template && templatePath(locale, template)),
    step(3, 'stepPhotos', hasWork ? editorPath(locale, collageId) : null),
  ];
}

export function useSteps(): readonly Step[] {
  return stepsOf({
    locale: useLocale(),
    state: useNavigation((store) => store.state),
    filter: useDesign((store) => store.filter),
    template: useDesign((store) => store.current?.template ?? null),
    collageId: useWork((work) => work.collageId),
    hasWork: useWork((work) => collageOf(work) !== null),
  });
}
