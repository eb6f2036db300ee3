import { type Design, type Template, type TemplateDocument, type TemplateSize, typeOf, writeTemplateXml } from '@muro/domain';
import { create } from 'zustand';
import { loadCustomSize, loadTemplateDocument, loadTemplates } from '../client/catalogue.ts';
import { type Choice, choiceOf, chooseSize, designOf, documentOf, firstChoice } from '../flow/design-choice.ts';

export type ListState =
  | { readonly status: 'waiting' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly templates: readonly Template[] };

export type DocumentState = { readonly status: 'loading' | 'failed' } | { readonly status: 'ready'; readonly document: TemplateDocument };

/** The design that the editor works on. */
export interface CurrentDesign {
  readonly template: Template;
  readonly design: Design;
  /** The generated layout as XML, '' for a static design. [SIZE-37] */
  readonly basicXml: string;
}

interface DesignStore {
  readonly list: ListState;
  /** Filter of the list as last opened; the way back leads to it. */
  readonly filter: string;
  /** What was chosen on each template's page, by template id. */
  readonly choices: Readonly<Record<string, Choice>>;
  /** Layouts of static designs, by template id. */
  readonly documents: Readonly<Record<string, DocumentState>>;
  readonly current: CurrentDesign | null;
  /** Loads the list once; a failed one is tried again. */
  loadList(): Promise<void>;
  /** Brings a list that is there anew, without emptying it meanwhile: the language has changed. */
  reloadList(): Promise<void>;
  /** Loads the layout of a static design once; a failed one is tried again. */
  loadDocument(template: Template): Promise<void>;
  setFilter(filter: string): void;
  /** Changes what is chosen for a template; `change` gets the present choice. */
  choose(template: Template, change: (choice: Choice) => Choice): void;
  /** Asks the server for a size of one's own and makes it the active one. False when it could not be had. [FMT-17] [FMT-18] */
  createCustomSize(template: Template, size: { readonly width: number; readonly height: number }): Promise<boolean>;
  /** Makes what is chosen for a template the current design; null while its layout is not there. [SIZE-35 … SIZE-38] */
  proceed(template: Template): CurrentDesign | null;
  /** Makes the design of an opened collage the current one; null when no template of the list has its id. [ERR-04] */
  adopt(design: Design): Promise<CurrentDesign | null>;
  /** 'New model': no current design. [SAVE-14] */
  clearCurrent(): void;
}

export const useDesign = create<DesignStore>()((set, get) => ({
  list: { status: 'waiting' },
  filter: '',
  choices: {},
  documents: {},
  current: null,
  loadList: () => {
    loading ??= load(set).finally(() => {
      loading = null;
    });
    return get().list.status === 'ready' ? Promise.resolve() : loading;
  },
  reloadList: async () => {
    if (get().list.status !== 'ready') return;
    const templates = await loadTemplates().catch(() => null);
    if (templates) set({ list: { status: 'ready', templates } });
  },
  loadDocument: async (template) => {
    const known = get().documents[template.id];
    if (typeOf(template) !== 'static' || (known && known.status !== 'failed')) return;
    const put = (state: DocumentState) => set(({ documents }) => ({ documents: { ...documents, [template.id]: state } }));
    put({ status: 'loading' });
    try {
      put({ status: 'ready', document: await loadTemplateDocument(template) });
    } catch (error) {
      console.error(error);
      put({ status: 'failed' });
    }
  },
  setFilter: (filter) => set({ filter }),
  choose: (template, change) => set(({ choices }) => ({ choices: { ...choices, [template.id]: change(chosen(choices, template)) } })),
  createCustomSize: async (template, size) => {
    const child = await customSize(template, size);
    if (child) get().choose(template, (choice) => chooseSize(template, choice, child));
    return child !== null;
  },
  proceed: (template) => {
    const { choices, documents } = get();
    const document = documentOf(template, chosen(choices, template), readyDocument(documents[template.id]));
    if (!document) return null;
    const current = currentOf(template, designOf(template, chosen(choices, template), document));
    set({ current });
    return current;
  },
  adopt: async (design) => {
    await get().loadList();
    const { list } = get();
    const template = list.status === 'ready' ? list.templates.find(({ id }) => id === design.templateId) : undefined;
    if (!template) return null;
    const current = currentOf(template, design);
    set(({ choices }) => ({ current, choices: { ...choices, [template.id]: choiceOf(template, design) } }));
    return current;
  },
  clearCurrent: () => set({ current: null }),
}));

let loading: Promise<void> | null = null;

async function load(set: (state: { list: ListState }) => void): Promise<void> {
  if (useDesign.getState().list.status === 'ready') return;
  set({ list: { status: 'loading' } });
  try {
    set({ list: { status: 'ready', templates: await loadTemplates() } });
  } catch (error) {
    console.error(error);
    set({ list: { status: 'failed' } });
  }
}

async function customSize(template: Template, size: { readonly width: number; readonly height: number }): Promise<TemplateSize | null> {
  try {
    return await loadCustomSize(template, size);
  } catch (error) {
    console.error("Couldn't load custom template", error);
    return null;
  }
}

function currentOf(template: Template, design: Design): CurrentDesign {
  const { templateId, childTemplateId, generator, document } = design;
  return { template, design, basicXml: generator === '' ? '' : writeTemplateXml(document, { templateId, childTemplateId }) };
}

function chosen(choices: Readonly<Record<string, Choice>>, template: Template): Choice {
  return choices[template.id] ?? firstChoice(template);
}

export function readyDocument(state: DocumentState | undefined): TemplateDocument | null {
  return state?.status === 'ready' ? state.document : null;
}
