import '../styles/page-bar.css';
import { PATHS } from '@muro/api';
import { listPath } from '../state/address/paths.ts';
import { carryLocale } from '../state/language/start-locale.ts';
import { useLocale } from '../state/language/text-store.ts';
import { SHOP_HERE } from '../state/shop/shop-here.ts';

/** The shop's logo in the header of a page; it links to the designs. */
export function ShopMark() {
  const locale = useLocale();
  const { name, hasLogo } = SHOP_HERE;
  return (
    <a className="shop-mark" href={carryLocale(`${PATHS.webApp}#${listPath(locale)}`, locale)}>
      {hasLogo ? <img src={PATHS.shopLogo} alt={name} /> : name}
    </a>
  );
}
