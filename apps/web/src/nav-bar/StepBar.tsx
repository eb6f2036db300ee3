import { Link } from 'react-router';
import { classNames } from '../controls/class-names.ts';
import { CheckIcon } from '../controls/Icons.tsx';
import { VisuallyHidden } from '../controls/Notice.tsx';
import { useText } from '../state/language/text-store.ts';
import styles from './StepBar.module.css';
import { type Step, useSteps } from './steps.ts';

/** The numbered steps; completed ones have a check mark. [NAV-04] [NAV-05] */
export function StepBar() {
  const t = useText();
  return (
    <nav aria-label={t('stepsLabel')}>
      <ol className={styles.steps}>
        {useSteps().map((step) => (
          <li key={step.number} className={styles.item}>
            {step.path ? (
              <Link to={step.path} className={classNames(styles.step, styles.link)}>
                <Face {...step} />
              </Link>
            ) : (
              <span
                className={classNames(styles.step, step.isCurrent && styles.current)}
                {...(step.isCurrent ? { 'aria-current': 'step' } : {})}
              >
                <Face {...step} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Face({ number, label, isDone }: Step) {
  const t = useText();
  return (
    <>
      <span className={classNames(styles.number, isDone && styles.done)}>{isDone ? <CheckIcon /> : number}</span>
      {isDone && <VisuallyHidden>{`${number} `}</VisuallyHidden>}
      <span className={styles.label}>{t(label)}</span>
      {isDone && <VisuallyHidden>{` (${t('stepDone')})`}</VisuallyHidden>}
    </>
  );
}
