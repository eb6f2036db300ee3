import { FRONT_VIEW, type ObjectView } from '@muro/domain';
import { useEffect, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { BackIcon, DownIcon, ForwardIcon, UpIcon } from '../controls/Icons.tsx';
import { useText } from '../state/language/text-store.ts';
import { type ObjectProps, ProductObject } from './ProductObject.tsx';
import styles from './TurnableObject.module.css';
import { STEP_DEG, type Turning, useTurning } from './use-turning.ts';
import { viewWords } from './view-words.ts';

interface TurnableObjectProps extends ObjectProps {
  /** View before the first turn. */
  readonly start?: ObjectView;
}

/**
 * The finished product, which the user can turn by up to 60° in each direction: by drag or touch (the page still scrolls up and down), with
 * the arrow keys (Home shows the front) and with buttons. The view is announced in words.
 */
export function TurnableObject({ start = FRONT_VIEW, ...props }: TurnableObjectProps) {
  const t = useText();
  const turning = useTurning(start);
  const { view, isLive, isDragging, surface } = turning;
  const viewText = viewWords(t, view);
  return (
    <div className={styles.turnable}>
      <div
        {...surface}
        className={styles.surface}
        role="application"
        aria-label={t('turnableObject', { object: props.label })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn the object
        tabIndex={0}
        data-dragging={isDragging || undefined}
      >
        <ProductObject {...props} view={view} isLive={isLive} isDragging={isDragging} label="" />
      </div>
      <TurnButtons turning={turning} />
      <p className={styles.words} role="status">
        {useSettled(viewText, isDragging)}
      </p>
    </div>
  );
}

function TurnButtons({ turning: { turn, reset } }: { readonly turning: Turning }) {
  const t = useText();
  const by = (yawDeg: number, pitchDeg: number): ObjectView => ({ yawDeg, pitchDeg });
  return (
    <fieldset className={styles.buttons} aria-label={t('turnObject')}>
      <IconButton label={t('turnLeft')} onPress={() => turn(by(-STEP_DEG, 0))}>
        <BackIcon />
      </IconButton>
      <IconButton label={t('turnAbove')} onPress={() => turn(by(0, STEP_DEG))}>
        <UpIcon />
      </IconButton>
      <IconButton label={t('turnBelow')} onPress={() => turn(by(0, -STEP_DEG))}>
        <DownIcon />
      </IconButton>
      <IconButton label={t('turnRight')} onPress={() => turn(by(STEP_DEG, 0))}>
        <ForwardIcon />
      </IconButton>
      <Button variant="plain" onPress={reset}>
        {t('turnFront')}
      </Button>
    </fieldset>
  );
}

/** Returns the words of the last view at rest: a drag passes many views, which are not announced. */
function useSettled(text: string, isMoving: boolean): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (!isMoving) setSettled(text);
  }, [text, isMoving]);
  return settled;
}
