import { useNavigate } from 'react-router';
import { IconButton } from '../controls/IconButton.tsx';
import { BackIcon, ForwardIcon } from '../controls/Icons.tsx';
import { Unseen } from '../controls/Notice.tsx';
import { useText } from '../state/language/text-store.ts';
import styles from './CompactSteps.module.css';
import { useSteps } from './steps.ts';

interface CompactStepsProps {
  readonly title: string;
}

/** One line instead of three steps, for narrow screens: the current step, and arrows to the others. [NAV-06] */
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
    <nav aria-label={t('stepsLabel')} className={styles.compact}>
      <IconButton label={t('previousStep')} isDisabled={!before} onPress={() => before && navigate(before)} className={styles.arrow}>
        <BackIcon />
      </IconButton>
      <p className={styles.words} aria-current="step">
        <span className={styles.title}>{title}</span>
        <Unseen>{` ${t('stepOf', { step: number, total: 3 })}: `}</Unseen>
        <span className={styles.step}>
          <span aria-hidden="true">{`${number}/3 `}</span>
          {t(current.label)}
        </span>
      </p>
      <IconButton label={t('nextStep')} isDisabled={!after} onPress={() => after && navigate(after)} className={styles.arrow}>
        <ForwardIcon />
      </IconButton>
    </nav>
  );
}
