import { LOCALE_TAGS } from '@muro/api';
import { type ReactNode, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type ControlWords, ControlWordsProvider } from './controls/control-words.ts';
import { type Text, useLocale, useText } from './state/language/text-store.ts';

/** Provides the current language to the page's controls. */
export function InLanguage({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const controlTexts = useMemo(() => controlWords(t), [t]);
  return (
    <I18nProvider locale={LOCALE_TAGS[useLocale()]}>
      <ControlWordsProvider value={controlTexts}>{children}</ControlWordsProvider>
    </I18nProvider>
  );
}

function controlWords(t: Text): ControlWords {
  return {
    close: t('close'),
    less: (label) => t('less', { label }),
    more: (label) => t('more', { label }),
    previousOption: (label) => t('previousOption', { label }),
    nextOption: (label) => t('nextOption', { label }),
  };
}
