import { EDITOR_PARTS, type EditorPart } from '@muro/api';

/** Everything is shown but what the shop named. [EDIT-30] */
export function editorSettings(off: string): Readonly<Record<EditorPart, boolean>> {
  const words = off.split(' ');
  return Object.fromEntries(EDITOR_PARTS.map((part) => [part, !words.includes(part)])) as Record<EditorPart, boolean>;
}

/** As the server wrote them into the page. */
export const EDITOR_SETTINGS = editorSettings(
  globalThis.document?.querySelector('meta[name="muro-editor-off"]')?.getAttribute('content') ?? '',
);
