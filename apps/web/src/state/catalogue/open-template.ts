import type { Design, Template } from '@muro/domain';
import { useDesign } from './design-store.ts';

/** Returns the list entry for the design of an open collage; null until the list has loaded. */
export function useOpenTemplate(design: Design): Template | null {
  return useDesign(({ current, list }) => {
    if (current?.template.id === design.templateId) return current.template;
    const templates = list.status === 'ready' ? list.templates : [];
    return templates.find(({ id }) => id === design.templateId) ?? null;
  });
}
