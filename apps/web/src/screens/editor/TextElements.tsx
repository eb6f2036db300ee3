import { type Collage, type Page, type Rect, textLayers } from '@muro/domain';
import { useText } from '../../app/locale/text-store.ts';
import { useNavigation } from '../../app/navigate/navigation-store.ts';
import { percentBox } from '../../flow/slots/shown-rect.ts';
import styles from './stage/Stage.module.css';

interface TextElementsProps {
  readonly page: Page;
  readonly collage: Collage;
  readonly shown: Rect;
}

/** The title and the subtitle as elements that open their dialog; pointers are heard by the canvas. [EDST-06] */
export function TextElements({ page, collage, shown }: TextElementsProps) {
  const t = useText();
  const send = useNavigation((navigation) => navigation.send);
  return textLayers(page)
    .filter(({ editable }) => editable)
    .map(({ slot, frame }) => {
      const text = collage.texts[slot]?.text ?? '';
      return (
        <button
          key={slot}
          type="button"
          className={styles.text}
          style={{ ...percentBox(frame, shown), zIndex: page.layers.length + 1 }}
          aria-label={t(slot === 'txt2' ? 'subtitleSlot' : 'titleSlot', { text })}
          aria-haspopup="dialog"
          onClick={() => send({ type: 'open-title' })}
        />
      );
    });
}
