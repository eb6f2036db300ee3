import { generatorOf, type LayoutPhoto, type Template, type TemplateDocument } from '@muro/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Choice, choiceWithPhotos, chooseSize } from '../../flow/catalogue/design-choice.ts';
import { sizeForPhotos } from '../../flow/catalogue/fit-shapes.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { collageOf } from '../../state/collage/work.ts';
import { useWork, useWorkspace } from '../../state/editor/use-workspace.ts';
import { ownShapes } from '../collage/own-photos.ts';
import { choose } from './design-actions.ts';
import { computeDocument, documentNow } from './design-documents.ts';

/** A layout and the choice it belongs to. */
export interface ChosenDocument {
  readonly choice: Choice;
  readonly document: TemplateDocument;
}

/**
 * Returns the layout of the choice. While a layout for photos is being computed, returns the previous one; of several quick changes only
 * the last is computed.
 *
 * @returns null while there is none yet
 */
export function useChosenDocument(template: Template, choice: Choice): ChosenDocument | null {
  const workspace = useWorkspace();
  const [computedCount, setComputedCount] = useState(0);
  const stored = useDesign((store) => store.documents[template.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded layouts are looked up again on each change
  const available = useMemo(() => documentNow(template, choice), [template, choice, stored, computedCount]);
  const last = useRef<ChosenDocument | null>(null);
  const wanted = useRef(choice);
  const isComputing = useRef(false);
  useEffect(() => {
    wanted.current = choice;
    if (available || !choice.photos || isComputing.current) return;
    const compute = async (): Promise<void> => {
      isComputing.current = true;
      for (let next = wanted.current; next.photos && !documentNow(template, next); next = wanted.current) {
        if (!(await computeDocument(workspace, template, next).catch((error: unknown) => console.error(error)))) break;
      }
      isComputing.current = false;
      setComputedCount((count) => count + 1);
    };
    void compute();
  }, [workspace, template, choice, available]);
  return useMemo(() => {
    if (available) last.current = { choice, document: available };
    return last.current;
  }, [choice, available]);
}

/**
 * Keeps the choice's photos equal to those of the open work if it began with photos; otherwise the layout follows no photos. A design that
 * was not adjusted yet starts at the size that suits them.
 */
export function useOwnPhotos(template: Template): void {
  const workspace = useWorkspace();
  const collage = useWork(collageOf);
  const photosFirst = useWork((work) => work.photosFirst);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the collage from the workspace
  useEffect(() => {
    const photos = ownShapes(workspace);
    const isNew = useDesign.getState().choices[template.id] === undefined;
    choose(template, (choice) => choiceWithPhotos(template, isNew && photos ? suitedTo(template, choice, photos) : choice, photos));
  }, [workspace, template, collage, photosFirst]);
}

/** Returns the choice in the size that suits the photos, if its layout follows them. [WALL-22] */
function suitedTo(template: Template, choice: Choice, photos: readonly LayoutPhoto[]): Choice {
  if (!generatorOf(template)?.followsPhotos) return choice;
  const aspects = photos.map(({ aspect }) => aspect);
  return chooseSize(template, choice, sizeForPhotos(template, choice.size, aspects));
}
