import { useNavigate } from 'react-router';
import { IconButton } from '../controls/IconButton.tsx';
import { BackIcon, ForwardIcon } from '../controls/Icons.tsx';
import { VisuallyHidden } from '../controls/Notice.tsx';
import { useText } from '../state/language/text-store.ts';
import { BarTitle } from './BarTitle.tsx';
import styles from './CompactSteps.module.css';
import { useSteps } from './steps.ts';

interface CompactStepsProps {
  readonly title: string;
}

/**
 * The bar's middle on a phone: the title above three dashes, one per step, between arrows to the steps before and after. [NAV-06] [WALL-03]
 */
export function CompactSteps({ title }: CompactStepsProps) {
  const t = useText();
  const navigate = useNavigate();
  const steps = useSteps();
  const current = steps.find((step) => step.isCurrent) ?? steps[0];
  if (!current) return null;
  const { number } = current;
  const before = steps[number - 2]?.path ?? null;
  const after = steps[number]?.path ?? null;
  return (
    <div className={styles.compact}>
      <BarTitle title={title} className={styles.title} />
      <nav aria-label={t('stepsLabel')} className={styles.steps}>
        <IconButton label={t('previousStep')} isDisabled={!before} onPress={() => before && navigate(before)} className={styles.arrow}>
          <BackIcon />
        </IconButton>
        <p className={styles.dashes} aria-current="step">
          <VisuallyHidden>{`${t('stepOf', { step: number, total: 3 })}: ${t(current.label)}`}</VisuallyHidden>
          {steps.map((step) => (
            <span key={step.number} className={styles.dash} data-reached={step.number <= number || undefined} aria-hidden="true" />
          ))}
        </p>
        <IconButton label={t('nextStep')} isDisabled={!after} onPress={() => after && navigate(after)} className={styles.arrow}>
          <ForwardIcon />
        </IconButton>
      </nav>
    </div>
  );
}
