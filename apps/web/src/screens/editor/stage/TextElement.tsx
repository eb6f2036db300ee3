import type { Rect, TextLayer } from '@muro/domain';
import { percentBox } from '../../../flow/slots/percent-box.ts';
import { useText } from '../../../state/language/text-store.ts';
import { useNavigation } from '../../../state/navigation/navigation-store.ts';
import styles from './Stage.module.css';

interface TextElementProps {
  readonly layer: TextLayer;
  readonly text: string;
  readonly viewRect: Rect;
  /** Stacking order, above everything of the page. */
  readonly depth: number;
  readonly isTabStop: boolean;
}

/** The title or subtitle as an element that opens their dialog; the canvas handles pointers. [EDST-06] */
export function TextElement({ layer: { slot, frame }, text, viewRect, depth, isTabStop }: TextElementProps) {
  const t = useText();
  const send = useNavigation((navigation) => navigation.send);
  const name = (): string => {
    if (text === '') return t(slot === 'txt2' ? 'subtitleMissing' : 'titleMissing');
    return t(slot === 'txt2' ? 'subtitleSlot' : 'titleSlot', { text });
  };
  return (
    <button
      type="button"
      className={styles.text}
      style={{ ...percentBox(frame, viewRect), zIndex: depth }}
      data-text={slot}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={name()}
      aria-haspopup="dialog"
      onClick={() => send({ type: 'open-title' })}
    />
  );
}
