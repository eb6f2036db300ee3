import styles from './Controls.module.css';

interface Band {
  readonly isTop: boolean;
  /** Height of the title, in units of the 24-unit icon. */
  readonly title: number;
  readonly hasSubtitle: boolean;
}

/** Icon for an option of the text control: a small page with the text's position. [CTRL-05] */
export function TextPositionIcon({ name }: { readonly name: string }) {
  const band = bandOf(name);
  return (
    <svg viewBox="0 0 24 24" className={styles.textIcon} aria-hidden="true" focusable="false">
      <rect x="3.5" y="2.500" width="17" height="19" fill="none" stroke="currentColor" strokeWidth="1.250" />
      {band ? <Words {...band} /> : <rect x="6" y="5" width="12" height="14" fill="currentColor" opacity="0.280" />}
    </svg>
  );
}

function Words({ isTop, title, hasSubtitle }: Band) {
  const height = title + (hasSubtitle ? 2.5 : 0) + 1.5;
  const photoY = isTop ? 5 + height : 5;
  const titleY = isTop ? 5 : 19 - height + 1.5;
  return (
    <>
      <rect x="6" y={photoY} width="12" height={14 - height} fill="currentColor" opacity="0.280" />
      <rect x="7" y={titleY} width="10" height={title} fill="currentColor" />
      {hasSubtitle && <rect x="8.500" y={titleY + title + 1.2} width="7" height="1.200" fill="currentColor" />}
    </>
  );
}

function bandOf(name: string): Band | null {
  if (name.endsWith('_NONE')) return null;
  const title = name.includes('LARGE') ? 3.6 : name.includes('SMALL') ? 1.2 : 2.4;
  return { isTop: name.includes('_TOP'), title, hasSubtitle: name.includes('_SUB') };
}
