import { generatorOf, type Template, type TemplateDocument } from '@muro/domain';
import { type Choice, contextOf, documentOf } from '../../flow/catalogue/design-choice.ts';
import { readyDocument, useDesign } from '../../state/catalogue/design-store.ts';
import type { Workspace } from '../../state/editor/workspace.ts';

/** Layouts that were computed for photos, by choice: the editor opens exactly the layout that was shown. */
const computed = new WeakMap<Choice, TemplateDocument>();
const computing = new WeakMap<Choice, Promise<TemplateDocument>>();

/** Returns the layout of a choice; null while a static one is loading, or one for photos is being computed. */
export function documentNow(template: Template, choice: Choice): TemplateDocument | null {
  const cached = computed.get(choice) ?? null;
  if (cached || choice.photos) return cached;
  return documentOf(template, choice, readyDocument(useDesign.getState().documents[template.id]));
}

/** Returns the layout that a worker computed for a choice; null if there is none yet. */
export function computedDocument(choice: Choice): TemplateDocument | null {
  return computed.get(choice) ?? null;
}

/** Computes the layout of a choice in a worker; once per choice (single flight). */
export function computeDocument({ layouts }: Workspace, template: Template, choice: Choice): Promise<TemplateDocument> {
  const cached = computing.get(choice);
  if (cached) return cached;
  const { name = '' } = generatorOf(template) ?? {};
  const promise = layouts.layOut({ generator: name, context: contextOf(template, choice), values: choice.values, photos: [] });
  computing.set(choice, promise);
  promise.then(
    (document) => computed.set(choice, document),
    () => computing.delete(choice),
  );
  return promise;
}
