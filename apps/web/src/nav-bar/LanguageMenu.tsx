import { LOCALE_NAMES, LOCALES, type Locale } from '@muro/texts';
import { Button } from '../controls/Button.tsx';
import { GlobeIcon } from '../controls/Icons.tsx';
import { changeLocale } from '../state/language/change-locale.ts';
import { useLocale, useText } from '../state/language/text-store.ts';
import { BarMenu } from './BarMenu.tsx';
import styles from './NavBar.module.css';

interface LanguageMenuProps {
  /** If left out, the page stays open and switches to the chosen language. */
  readonly onChoose?: (locale: Locale) => void;
}

/** A menu of the six languages, each under its own name. */
export function LanguageMenu({ onChoose = (locale) => void changeLocale(locale) }: LanguageMenuProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <BarMenu
      label={t('language')}
      selected={locale}
      entries={LOCALES.map((id) => ({ id, label: LOCALE_NAMES[id], lang: id }))}
      onAction={(id) => onChoose(id as Locale)}
      trigger={(props) => (
        <Button
          variant="plain"
          icon={<GlobeIcon />}
          aria-label={t('labelled', { label: t('language'), value: `${locale.toUpperCase()}, ${LOCALE_NAMES[locale]}` })}
          className={styles.language}
          {...props}
        >
          {locale.toUpperCase()}
        </Button>
      )}
    />
  );
}
