import { PATHS } from '@muro/api';
import { termsAddress } from '../state/address/shop-addresses.ts';
import { useLocale, useText } from '../state/language/text-store.ts';
import { SHOP_HERE } from '../state/shop/shop-here.ts';
import styles from './ShopFrame.module.css';

/** The footer of a page: a note for a trial, or the seller, the contact hours and the links that the law requires. */
export function ShopFoot() {
  const t = useText();
  const locale = useLocale();
  const { isTrial, lines, email, hours } = SHOP_HERE;
  if (isTrial) {
    return (
      <footer className={styles.foot}>
        <p>{t('footTrial')}</p>
      </footer>
    );
  }
  const links = [
    { label: t('footTerms'), address: termsAddress(locale) },
    { label: t('footPrivacy'), address: `${PATHS.shopPrivacy}?lang=${locale}` },
    { label: t('footImprint'), address: `${PATHS.shopImprint}?lang=${locale}` },
  ];
  return (
    <footer className={styles.foot}>
      <p>
        {[...lines, hours?.[locale]].filter(Boolean).join(' · ')} · <a href={`mailto:${email}`}>{email}</a>
      </p>
      <ul className={styles.links}>
        {links.map(({ label, address }) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
