import { type Design, type Template, type TemplateDocument, typeOf } from '@muro/domain';
import { create } from 'zustand';
import { loadTemplates } from '../../client/catalogue.ts';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { lazyPart } from '../window/lazy-part.ts';

export type ListState =
  | { readonly status: 'waiting' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly templates: readonly Template[] };

export type DocumentState = { readonly status: 'loading' | 'failed' } | { readonly status: 'ready'; readonly document: TemplateDocument };

/** The design that is open in the editor. */
export interface CurrentDesign {
  readonly template: Template;
  readonly design: Design;
  /** The generated layout as XML, '' for a static design. [SIZE-37] */
  readonly basicXml: string;
}

/**
 * The catalogue and the choices made from it. The list needs this store immediately, so it must not import any generator: choosing and
 * proceeding are in `design-actions.ts`.
 */
interface DesignStore {
  readonly list: ListState;
  /** Filter of the list as last opened; going back leads to it. */
  readonly filter: string;
  /** Choices made on each template's page, by template id. */
  readonly choices: Readonly<Record<string, Choice>>;
  /** Layouts of static designs, by template id. */
  readonly documents: Readonly<Record<string, DocumentState>>;
  readonly current: CurrentDesign | null;
  /** Loads the list once; a failed load is retried on the next call. */
  loadList(): Promise<void>;
  /** Reloads a loaded list after a change of language, without emptying it meanwhile. */
  reloadList(): Promise<void>;
  /** Loads once what the layout of a design needs: the document of a static design (a failed load is retried) or the digit outlines. */
  loadDocument(template: Template): Promise<void>;
  setFilter(filter: string): void;
  /** Makes the design of an opened collage the current one; returns null if the list has no template with its id. [ERR-04] */
  adopt(design: Design): Promise<CurrentDesign | null>;
  /** 'New model': clears the current design. [SAVE-14] */
  clearCurrent(): void;
}

export const useDesign = create<DesignStore>()((set, get) => ({
  list: { status: 'waiting' },
  filter: '',
  choices: {},
  documents: {},
  current: null,
  loadList: () => {
    if (get().list.status === 'ready') return Promise.resolve();
    loading ??= loadListOnce().finally(() => {
      loading = null;
    });
    return loading;
  },
  reloadList: async () => {
    if (get().list.status !== 'ready') return;
    reloads += 1;
    const reload = reloads;
    const templates = await loadTemplates().catch(() => null);
    if (reload !== reloads) return; // the language has changed again meanwhile
    if (templates) set(({ list }) => ({ list: { status: 'ready', templates: withDigitsOf(list, templates) } }));
    await Promise.all(Object.keys(get().choices).map(renewCustomSize));
  },
  loadDocument: async (template) => {
    if (typeOf(template) === 'generated') return await loadDigitDocument(template);
    if (get().documents[template.id]?.status === 'ready') return;
    const put = (state: DocumentState) => set(({ documents }) => ({ documents: { ...documents, [template.id]: state } }));
    const load = async (): Promise<void> => {
      put({ status: 'loading' });
      put(await documentState(template));
    };
    const pending = running.get(template.id) ?? load().finally(() => running.delete(template.id));
    running.set(template.id, pending);
    await pending;
  },
  setFilter: (filter) => set({ filter }),
  adopt: async (design) => {
    await get().loadList();
    const { list } = get();
    const template = list.status === 'ready' ? list.templates.find(({ id }) => id === design.templateId) : undefined;
    if (!template) return null;
    const { basicXmlOf, choiceOf } = await lazyPart(() => import('../../flow/catalogue/design-choice.ts'));
    const current = { template, design, basicXml: basicXmlOf(design) };
    set(({ choices }) => ({ current, choices: { ...choices, [template.id]: choiceOf(template, design) } }));
    void renewCustomSize(template.id);
    return current;
  },
  clearCurrent: () => set({ current: null }),
}));

/** Reloads materials and description of a custom size, in the current language and with current prices. */
async function renewCustomSize(templateId: string): Promise<void> {
  const { list, choices } = useDesign.getState();
  const template = list.status === 'ready' ? list.templates.find(({ id }) => id === templateId) : undefined;
  const custom = choices[templateId]?.customSize;
  if (!template || !custom) return;
  const { loadCustomSize } = await lazyPart(() => import('../../client/custom-size.ts'));
  const loaded = await loadCustomSize(template, custom).catch(() => null);
  if (!loaded) return;
  useDesign.setState(({ choices }) => {
    const choice = choices[templateId];
    // The custom size may have been changed or removed meanwhile.
    if (choice?.customSize?.width !== loaded.width || choice.customSize.height !== loaded.height) return {};
    const size = choice.size.isCustom ? loaded : choice.size;
    return { choices: { ...choices, [templateId]: { ...choice, size, customSize: loaded } } };
  });
}

/** Loads the digit outlines that a design needs; falls back to the product's own if the shop's cannot be loaded. */
async function loadDigitDocument(template: Template): Promise<void> {
  const { digitsFor } = await lazyPart(() => import('./digits-for.ts'));
  const digits = await digitsFor(template);
  if (!digits) return;
  useDesign.setState(({ list }) => {
    if (list.status !== 'ready') return {};
    return { list: { ...list, templates: list.templates.map((listed) => (listed.id === template.id ? { ...listed, digits } : listed)) } };
  });
}

/** Keeps the loaded digit outlines: a list in another language does not contain them. */
function withDigitsOf(before: ListState, templates: readonly Template[]): readonly Template[] {
  const digitsById = new Map(before.status === 'ready' ? before.templates.map(({ id, digits }) => [id, digits]) : []);
  return templates.map((template) => {
    const digits = digitsById.get(template.id);
    return digits ? { ...template, digits } : template;
  });
}

let reloads = 0;
/** Running loads of static layouts, by template id. */
const running = new Map<string, Promise<void>>();
let loading: Promise<void> | null = null;

async function loadListOnce(): Promise<void> {
  useDesign.setState({ list: { status: 'loading' } });
  try {
    useDesign.setState({ list: { status: 'ready', templates: await loadTemplates() } });
  } catch (error) {
    console.error(error);
    useDesign.setState({ list: { status: 'failed' } });
  }
}

async function documentState(template: Template): Promise<DocumentState> {
  try {
    const { loadTemplateDocument } = await lazyPart(() => import('../../client/template-document.ts'));
    return { status: 'ready', document: await loadTemplateDocument(template) };
  } catch (error) {
    console.error(error);
    return { status: 'failed' };
  }
}

export function readyDocument(state: DocumentState | undefined): TemplateDocument | null {
  return state?.status === 'ready' ? state.document : null;
}
