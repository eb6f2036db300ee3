import styles from './ColourSwatch.module.css';

interface ColourSwatchProps {
  /** '#rrggbb' */
  readonly color: string;
  readonly sizePx?: number;
}

/** A colour patch; decoration beside a text that names the colour. */
export function ColourSwatch({ color, sizePx = 22 }: ColourSwatchProps) {
  return <span className={styles.swatch} style={{ backgroundColor: color, width: sizePx, height: sizePx }} aria-hidden="true" />;
}
