import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { InLanguage } from '../../src/InLanguage.tsx';
import { loadTexts } from '../../src/state/language/text-store.ts';

let openRoot: Root | null = null;

/** Renders parts of the app alone, in Spanish; returns a function that removes them. */
export async function openParts(parts: ReactNode): Promise<() => void> {
  await loadTexts('es');
  const root = document.createElement('main');
  root.tabIndex = -1;
  document.body.append(root);
  openRoot = createRoot(root);
  openRoot.render(<InLanguage>{parts}</InLanguage>);
  return () => {
    openRoot?.unmount();
    root.remove();
  };
}
