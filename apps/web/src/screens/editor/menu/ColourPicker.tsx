import { NO_BACKGROUND, PALETTE, PALETTE_COLUMNS } from '@muro/domain';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker';
import { LinkButton } from '../../../controls/Button.tsx';
import { useText } from '../../../state/language/text-store.ts';
import styles from './ColourPicker.module.css';

interface ColourPickerProps {
  /** '#rrggbb'; one that is not in the palette is just not marked. */
  readonly value: string;
  /** Gets a colour of the palette [COLOR-04], or '#ffffff' for none. [COLOR-07] */
  readonly onChange: (color: string) => void;
  readonly onClose: () => void;
  /** Offers 'no background colour'. [COLOR-02] */
  readonly hasNone?: boolean;
}

/**
 * The palette on 282 x 170 px [COLOR-03], larger under a finger. Arrow keys walk the grid, Enter or Space takes a colour,
 * Escape closes; each colour is read out by its name in the page's language.
 */
export function ColourPicker({ value, onChange, onClose, hasNone = false }: ColourPickerProps) {
  const t = useText();
  const titleId = useId();
  const grid = useRef<HTMLDivElement>(null);
  // The grid gives the focus on to the chosen colour, or to its first.
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
