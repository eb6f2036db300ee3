import { generatorOf, type Template, type TemplateDocument } from '@muro/domain';
import { type Choice, contextOf, documentOf } from '../../flow/catalogue/design-choice.ts';
import { readyDocument, useDesign } from '../../state/catalogue/design-store.ts';
import type { Workspace } from '../../state/editor/workspace.ts';

/** Layouts that were made for photos, by the choice that they are of: what was shown is what the editor gets. */
const made = new WeakMap<Choice, TemplateDocument>();
const coming = new WeakMap<Choice, Promise<TemplateDocument>>();

/** The layout of a choice; null while it is not there: a drawn one that is being fetched, or one that is being made for photos. */
export function documentNow(template: Template, choice: Choice): TemplateDocument | null {
  const known = made.get(choice) ?? null;
  if (known || choice.photos) return known;
  return documentOf(template, choice, readyDocument(useDesign.getState().documents[template.id]));
}

/** The layout of a choice that was made off the main thread; null while it was not. */
export function madeDocument(choice: Choice): TemplateDocument | null {
  return made.get(choice) ?? null;
}

/** Makes the layout of a choice off the main thread; once for each choice. */
export function bringDocument({ layouts }: Workspace, template: Template, choice: Choice): Promise<TemplateDocument> {
  const known = coming.get(choice);
  if (known) return known;
  const { name = '' } = generatorOf(template) ?? {};
  const promise = layouts.layOut({ generator: name, context: contextOf(template, choice), values: choice.values, photos: [] });
  coming.set(choice, promise);
  promise.then(
    (document) => made.set(choice, document),
    () => coming.delete(choice),
  );
  return promise;
}
