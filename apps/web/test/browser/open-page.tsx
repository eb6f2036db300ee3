import type { PageView } from '@muro/api';
import type { Locale } from '@muro/texts';
import { createRoot, type Root } from 'react-dom/client';
import { InLanguage } from '../../src/InLanguage.tsx';
import { loadPage } from '../../src/page-parts.tsx';
import { loadTexts } from '../../src/state/language/text-store.ts';

let openRoot: Root | null = null;

/** Renders a page for buyers as `pages.tsx` does, with the view that the server would have written into it. */
export async function openPage(view: PageView, locale: Locale = 'es'): Promise<void> {
  closePage();
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const { show, texts } = loadPage(view);
  const [page] = await Promise.all([show, loadTexts(locale, texts)]);
  openRoot = createRoot(root);
  openRoot.render(<InLanguage>{page}</InLanguage>);
}

/** Removes the page; the next test starts without it. */
export function closePage(): void {
  if (!openRoot) return;
  openRoot.unmount();
  openRoot = null;
  document.getElementById('root')?.remove();
  window.sessionStorage.clear();
}
