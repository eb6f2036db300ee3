import { I18nProvider } from 'react-aria-components';
import { RouterProvider } from 'react-router';
import { LOCALE_TAGS } from '../texts/locale.ts';
import { useLocale } from './locale/text-store.ts';
import type { createRouter } from './routes.tsx';

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
