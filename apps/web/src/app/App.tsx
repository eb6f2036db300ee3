import { I18nProvider } from 'react-aria-components';
import { RouterProvider } from 'react-router';
import { LOCALE_TAGS } from '../texts/locale.ts';
import type { createRouter } from './routes.tsx';
import { useLocale } from './text-store.ts';

interface AppProps {
  readonly router: ReturnType<typeof createRouter>;
}

export function App({ router }: AppProps) {
  return (
    <I18nProvider locale={LOCALE_TAGS[useLocale()]}>
      <RouterProvider router={router} />
    </I18nProvider>
  );
}
