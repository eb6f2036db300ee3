import type { ReactNode } from 'react';
import { classNames } from '../controls/class-names.ts';
import { loadInLocale } from '../state/language/page-locale.ts';
import styles from './BuyerPage.module.css';
import { PageFrame } from './PageFrame.tsx';

interface BuyerPageProps {
  /** Heading of the page, and its title in the browser's tab. */
  readonly title: string;
  /** True for full width, for content beside the text; by default the page is a column for reading. */
  readonly isWide?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page of `pages.html`: heading and content. A change of language reloads it. */
export function BuyerPage({ title, isWide = false, className, children }: BuyerPageProps) {
  return (
    <PageFrame title={title} onLocale={loadInLocale}>
      <div className={classNames(styles.column, !isWide && styles.narrow, className)}>
        <h1>{title}</h1>
        {children}
      </div>
    </PageFrame>
  );
}
