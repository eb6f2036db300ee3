import { isSameValue, type Template } from '@muro/domain';
import { useEffect, useState } from 'react';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { groupOf, type Variants, variantsOf } from '../../flow/catalogue/variants.ts';
import { useWorkspace } from '../../state/editor/use-workspace.ts';
import { bringDocument, madeDocument } from './design-documents.ts';
import type { ChosenDocument } from './use-chosen-document.ts';

/** While a knob is being turned, its own layouts come first. */
const REST_MS = 300;

export interface ShownVariant {
  readonly number: number;
  readonly choice: Choice;
  /** Null while its layout is being made. */
  readonly made: ChosenDocument | null;
}

export interface VariantGroup {
  readonly variants: Variants;
  readonly group: readonly number[];
  readonly show: (group: readonly number[]) => void;
  /** Those of the group that look different. */
  readonly shown: readonly ShownVariant[];
}

/** The variants of a choice, some at a time; their layouts are made one after the other, off the main thread. */
export function useVariants(template: Template, choice: Choice): VariantGroup | null {
  const workspace = useWorkspace();
  const [{ variants, group }, setState] = useState(() => startWith(template, choice));
  const [, setArrived] = useState(0);
  if (variants && !variants.has(choice)) setState(startWith(template, choice));
  useEffect(() => {
    const life = new AbortController();
    const make = async (): Promise<void> => {
      for (const number of group) {
        const each = variants?.numbered(number);
        if (!each || life.signal.aborted) return;
        if (madeDocument(each)) continue;
        await bringDocument(workspace, template, each).catch((error: unknown) => console.error(error));
        setArrived((count) => count + 1);
      }
    };
    const timer = setTimeout(() => void make(), REST_MS);
    return () => {
      clearTimeout(timer);
      life.abort();
    };
  }, [workspace, template, variants, group]);
  if (!variants) return null;
  const show = (next: readonly number[]): void => setState({ variants, group: next });
  return { variants, group, show, shown: different(variants, group) };
}

function startWith(template: Template, choice: Choice): { readonly variants: Variants | null; readonly group: readonly number[] } {
  const variants = variantsOf(template, choice);
  return { variants, group: variants ? groupOf(variants.control.currentValue, variants.control) : [] };
}

/** Of few photos there are fewer arrangements than numbers: what another one of the group shows already is left out. */
function different(variants: Variants, group: readonly number[]): readonly ShownVariant[] {
  const all = group.map((number): ShownVariant => {
    const choice = variants.numbered(number);
    const document = madeDocument(choice);
    return { number, choice, made: document && { choice, document } };
  });
  const looksLike = (one: ShownVariant, other: ShownVariant): boolean =>
    one.made !== null && isSameValue(one.made.document.layout, other.made?.document.layout);
  return all.filter((each, at) => !all.slice(0, at).some((earlier) => looksLike(earlier, each)));
}
