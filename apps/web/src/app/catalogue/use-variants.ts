import { isSameValue, type Template } from '@muro/domain';
import { useEffect, useState } from 'react';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { groupOf, type Variants, variantsOf } from '../../flow/catalogue/variants.ts';
import { useWorkspace } from '../../state/editor/use-workspace.ts';
import { computeDocument, computedDocument } from './design-documents.ts';
import type { ChosenDocument } from './use-chosen-document.ts';

/** Debounce delay, ms: layouts of the control that is being changed are computed first. */
const DEBOUNCE_MS = 300;

export interface ShownVariant {
  readonly number: number;
  readonly choice: Choice;
  /** Null while its layout is being computed. */
  readonly computed: ChosenDocument | null;
}

export interface VariantGroup {
  readonly variants: Variants;
  readonly group: readonly number[];
  readonly show: (group: readonly number[]) => void;
  /** The visibly different variants of the group. */
  readonly distinct: readonly ShownVariant[];
}

/** Returns the variants of a choice, one group at a time; their layouts are computed one after another in a worker. */
export function useVariants(template: Template, choice: Choice): VariantGroup | null {
  const workspace = useWorkspace();
  const [{ variants, group }, setState] = useState(() => startWith(template, choice));
  const [, setComputedCount] = useState(0);
  if (variants && !variants.has(choice)) setState(startWith(template, choice));
  useEffect(() => {
    const life = new AbortController();
    const compute = async (): Promise<void> => {
      for (const number of group) {
        const variant = variants?.numbered(number);
        if (!variant || life.signal.aborted) return;
        if (computedDocument(variant)) continue;
        await computeDocument(workspace, template, variant).catch((error: unknown) => console.error(error));
        setComputedCount((count) => count + 1);
      }
    };
    const timer = setTimeout(() => void compute(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      life.abort();
    };
  }, [workspace, template, variants, group]);
  if (!variants) return null;
  const show = (next: readonly number[]): void => setState({ variants, group: next });
  return { variants, group, show, distinct: different(variants, group) };
}

function startWith(template: Template, choice: Choice): { readonly variants: Variants | null; readonly group: readonly number[] } {
  const variants = variantsOf(template, choice);
  return { variants, group: variants ? groupOf(variants.control.currentValue, variants.control) : [] };
}

/** Removes variants that look like an earlier one of the group: with few photos there are fewer arrangements than variants. */
function different(variants: Variants, group: readonly number[]): readonly ShownVariant[] {
  const all = group.map((number): ShownVariant => {
    const choice = variants.numbered(number);
    const document = computedDocument(choice);
    return { number, choice, computed: document && { choice, document } };
  });
  const looksLike = (a: ShownVariant, b: ShownVariant): boolean =>
    a.computed !== null && isSameValue(a.computed.document.layout, b.computed?.document.layout);
  return all.filter((variant, index) => !all.slice(0, index).some((earlier) => looksLike(earlier, variant)));
}
