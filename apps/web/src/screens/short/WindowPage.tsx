import { type ReactNode, useEffect } from 'react';
import { SHOP_HERE } from '../../state/shop/shop-here.ts';
import styles from './ShortPage.module.css';

interface WindowPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page in a small window of its own, without navigation and footer. */
export function WindowPage({ title, children }: WindowPageProps) {
  useEffect(() => {
    document.title = `${title} – ${SHOP_HERE.name}`;
  }, [title]);
  return (
    <main className={styles.window} tabIndex={-1}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
