import {
  type Design,
  designContext,
  generateDocument,
  generatorOfLayout,
  isSameValue,
  readValues,
  type Template,
  type TemplateDocument,
} from '@muro/domain';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { collageOf } from '../../state/collage/work.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { lazyPart } from '../../state/window/lazy-part.ts';
import { followPhotos } from './follow-photos.ts';
import { newJoinKey } from './join-key.ts';

/**
 * Changes the open collage to its design's current layout, with the chosen values, after the server has refused the former layout. One undo
 * step; photos without a slot go to the tray.
 *
 * @throws {Error} if the current layout cannot be loaded; the collage is then unchanged
 */
export async function applyCurrentLayout(workspace: Workspace): Promise<void> {
  await useDesign.getState().reloadList();
  const { list, adopt } = useDesign.getState();
  const open = collageOf(workspace.work.getState())?.design;
  const template = list.status === 'ready' ? list.templates.find(({ id }) => id === open?.templateId) : undefined;
  if (!open || !template) return;
  const document = await currentDocument(template, open);
  if (isSameValue(document, open.document)) return;
  const generator = generatorOfLayout(template, open.generator);
  const design: Design = { ...open, size: generator ? document.layout.size : open.size, generator: generator?.name ?? '', document };
  await adopt(design);
  const { dispatch, collageId } = workspace.work.getState();
  const joinKey = newJoinKey('present');
  dispatch({ type: 'change-design', design, isSaved: collageId !== null }, joinKey);
  await followPhotos(workspace, [], joinKey);
}

async function currentDocument(template: Template, { size, material, generator: name, document }: Design): Promise<TemplateDocument> {
  const generator = generatorOfLayout(template, name);
  if (generator) {
    const context = designContext(template, size, material);
    const values = readValues(generator, context, document.vals);
    const digits = generator.digitsIn?.(values, document.layout);
    return generateDocument({ generator, context: { ...context, ...(digits && { digits }) }, values });
  }
  const { loadTemplateDocument } = await lazyPart(() => import('../../client/template-document.ts'));
  return await loadTemplateDocument(template);
}
