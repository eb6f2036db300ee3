import { EDITOR_PARTS, type EditorPart } from '@muro/api';

/** Returns which parts of the editor are shown: all but those that the shop turned off. [EDIT-30] */
export function editorSettings(off: string): Readonly<Record<EditorPart, boolean>> {
  const partNames = off.split(' ');
  return Object.fromEntries(EDITOR_PARTS.map((part) => [part, !partNames.includes(part)])) as Record<EditorPart, boolean>;
}

/** The settings that the server wrote into the page. */
export const EDITOR_SETTINGS = editorSettings(
  globalThis.document?.querySelector('meta[name="muro-editor-off"]')?.getAttribute('content') ?? '',
);
