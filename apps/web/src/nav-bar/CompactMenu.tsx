import { LOCALE_NAMES, LOCALES, type Locale } from '@muro/texts';
import { useOpenSession } from '../app/session/use-session.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { CartIcon, GlobeIcon, MenuIcon, PaletteIcon, PersonIcon } from '../controls/Icons.tsx';
import type { MenuEntry } from '../controls/MenuEntry.tsx';
import { OVERVIEW } from '../state/address/shop-addresses.ts';
import { leaveTo } from '../state/collage/unload-guard.ts';
import { changeLocale } from '../state/language/change-locale.ts';
import { useLocale, useText } from '../state/language/text-store.ts';
import { useNavigation } from '../state/navigation/navigation-store.ts';
import { BarMenu } from './BarMenu.tsx';
import { useIsFull } from './use-is-full.ts';

interface CompactMenuProps {
  /** True if a collage is open and may be saved. */
  readonly canSave: boolean;
}

/** The hamburger menu of a phone: the commands that do not fit into the bar. The only menu on the screen. [WALL-03] */
export function CompactMenu({ canSave }: CompactMenuProps) {
  const t = useText();
  const locale = useLocale();
  const session = useOpenSession();
  const hasEmptyPlaces = useIsFull() === false;
  const setSideMenuOpen = useNavigation((store) => store.setSideMenuOpen);
  const work: readonly MenuEntry[] = [
    { id: 'options', label: t('collageOptions'), icon: <PaletteIcon /> },
    ...(hasEmptyPlaces ? [{ id: 'order', label: t('order'), icon: <CartIcon /> }] : []),
  ];
  const collages = { id: 'collages', label: t('myCollages'), icon: <PersonIcon /> };
  const languages = LOCALES.filter((id) => id !== locale).map((id) => ({ id, label: LOCALE_NAMES[id], icon: <GlobeIcon />, lang: id }));
  const runAction = (id: string) => {
    if (id === 'options') setSideMenuOpen(true);
    else if (id === 'collages') leaveTo(OVERVIEW[locale]);
    else if (id === 'order') session?.order();
    else void changeLocale(id as Locale);
  };
  return (
    <BarMenu
      label={t('menu')}
      entries={[...(canSave ? work : []), collages, ...languages]}
      onAction={runAction}
      trigger={(props) => (
        <IconButton label={t('menu')} {...props}>
          <MenuIcon />
        </IconButton>
      )}
    />
  );
}
