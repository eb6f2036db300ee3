import type { Locale } from '@muro/texts';
import { type ReactNode, useEffect } from 'react';
import { buttonClass } from '../controls/Button.tsx';
import { classNames } from '../controls/class-names.ts';
import { PersonIcon } from '../controls/Icons.tsx';
import { OVERVIEW } from '../state/address/shop-addresses.ts';
import { useLocale, useText } from '../state/language/text-store.ts';
import { SHOP_HERE } from '../state/shop/shop-here.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './PageFrame.module.css';
import { ShopFoot } from './ShopFoot.tsx';
import { ShopMark } from './ShopMark.tsx';
import { UnreachableNotice } from './UnreachableNotice.tsx';

interface PageFrameProps {
  /** Title in the browser's tab, before the shop's name. */
  readonly title: string;
  readonly onLocale?: (locale: Locale) => void;
  /** Class of the column that contains content and footer. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page outside the designer: the shop's logo, a link to the visitor's collages and the languages above, the shop's footer below. */
export function PageFrame({ title, onLocale, className, children }: PageFrameProps) {
  const t = useText();
  useEffect(() => {
    document.title = `${title} – ${SHOP_HERE.name}`;
  }, [title]);
  return (
    <>
      <header className="page-bar">
        <ShopMark />
        <div className={styles.actions}>
          <a href={OVERVIEW[useLocale()]} className={`${buttonClass('plain')} ${styles.collagesLink}`}>
            <PersonIcon />
            <span>{t('myCollages')}</span>
          </a>
          <LanguageMenu {...(onLocale && { onChoose: onLocale })} />
        </div>
      </header>
      <UnreachableNotice />
      <main className={styles.page} tabIndex={-1}>
        <div className={classNames(styles.main, className)}>
          {children}
          <ShopFoot />
        </div>
      </main>
    </>
  );
}
