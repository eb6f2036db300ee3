import styles from './Dots.module.css';

/** Three dots that fill one after another, a step every 750 ms. [PSTATE-06] */
export function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
