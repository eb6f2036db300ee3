import { type Design, type Template, type TemplateDocument, typeOf } from '@muro/domain';
import { create } from 'zustand';
import { loadTemplates } from '../../client/catalogue.ts';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { laterPart } from '../later-part.ts';

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

/**
 * The catalogue and what was chosen from it. The list needs this store at once, so it brings no generator along:
 * choosing and proceeding are in `design-actions.ts`.
 */
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
    if (get().list.status === 'ready') return Promise.resolve();
    loading ??= loadListOnce().finally(() => {
      loading = null;
    });
    return loading;
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
    put(await documentState(template));
  },
  setFilter: (filter) => set({ filter }),
  adopt: async (design) => {
    await get().loadList();
    const { list } = get();
    const template = list.status === 'ready' ? list.templates.find(({ id }) => id === design.templateId) : undefined;
    if (!template) return null;
    const { basicXmlOf, choiceOf } = await laterPart(() => import('../../flow/catalogue/design-choice.ts'));
    const current = { template, design, basicXml: basicXmlOf(design) };
    set(({ choices }) => ({ current, choices: { ...choices, [template.id]: choiceOf(template, design) } }));
    return current;
  },
  clearCurrent: () => set({ current: null }),
}));

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
    const { loadTemplateDocument } = await laterPart(() => import('../../client/template-document.ts'));
    return { status: 'ready', document: await loadTemplateDocument(template) };
  } catch (error) {
    console.error(error);
    return { status: 'failed' };
  }
}

export function readyDocument(state: DocumentState | undefined): TemplateDocument | null {
  return state?.status === 'ready' ? state.document : null;
}
