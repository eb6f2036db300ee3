import styles from './ColourSwatch.module.css';

interface ColourSwatchProps {
  /** '#rrggbb' */
  readonly color: string;
  readonly sizePx?: number;
}

/** A patch of colour; decoration beside a name that says the same. */
export function ColourSwatch({ color, sizePx = 22 }: ColourSwatchProps) {
  return <span className={styles.swatch} style={{ backgroundColor: color, width: sizePx, height: sizePx }} aria-hidden="true" />;
}
