import { NO_BACKGROUND, PALETTE, PALETTE_COLUMNS } from '@muro/domain';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker';
import { LinkButton } from '../../../controls/Button.tsx';
import { useText } from '../../../state/language/text-store.ts';
import styles from './ColourPicker.module.css';

interface ColourPickerProps {
  /** '#rrggbb'; a colour outside the palette is not marked. */
  readonly value: string;
  /** Called with a colour of the palette [COLOR-04], or '#ffffff' for none. [COLOR-07] */
  readonly onChange: (color: string) => void;
  readonly onClose: () => void;
  /** True to offer 'no background colour'. [COLOR-02] */
  readonly hasNone?: boolean;
}

/**
 * The palette on 282 x 170 px [COLOR-03], larger on touch screens. Arrow keys move in the grid, Enter or Space chooses a colour, Escape
 * closes; each colour has a name in the page's language.
 */
export function ColourPicker({ value, onChange, onClose, hasNone = false }: ColourPickerProps) {
  const t = useText();
  const titleId = useId();
  const grid = useRef<HTMLDivElement>(null);
  // The grid passes the focus on to the chosen colour, or to the first one.
  useEffect(() => grid.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works from every control inside
    <div
      className={styles.picker}
      style={{ '--columns': PALETTE_COLUMNS } as CSSProperties}
      data-none={hasNone || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.head}>
        <span id={titleId} className={styles.title}>
          {t('colourPick')}
        </span>
        <LinkButton className={styles.link} onPress={onClose}>
          {t('colourClose')}
        </LinkButton>
      </div>
      <ColorSwatchPicker
        ref={grid}
        aria-labelledby={titleId}
        className={styles.grid ?? ''}
        value={value}
        onChange={(color) => onChange(color.toString('hex').toLowerCase())}
      >
        {PALETTE.map((color) => (
          <ColorSwatchPickerItem key={color} color={color} className={styles.item ?? ''}>
            <ColorSwatch className={styles.swatch ?? ''} />
          </ColorSwatchPickerItem>
        ))}
      </ColorSwatchPicker>
      {hasNone && (
        <LinkButton className={styles.link} onPress={() => onChange(NO_BACKGROUND)}>
          {t('colourNone')}
        </LinkButton>
      )}
    </div>
  );
}
