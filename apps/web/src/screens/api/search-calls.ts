import type { Immutable, Items, SwaggerSystem } from './swagger-system.ts';

interface Field {
  readonly properties?: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Field }>> };
}

/** Plugin of Swagger UI: a search field for paths, groups, descriptions and field names, with the number of matching calls. */
export const searchCalls = (system: SwaggerSystem) => ({
  fn: { opsFilter: matchingCalls },
  components: { FilterContainer: () => searchField(system) },
});

/** Returns the groups with only the calls that contain every word of `phrase`; leaves out empty groups. */
function matchingCalls(groups: Items, phrase: string): Items {
  const words = phrase.toLowerCase().split(/\s+/);
  return groups
    .map((group, tag) =>
      group.set(
        'operations',
        (group.get('operations') as Items).filter((call) => {
          const text = searchedText(call, tag);
          return words.every((word) => text.includes(word));
        }),
      ),
    )
    .filter((group) => (group.get('operations') as Items).size > 0);
}

const searched = new WeakMap<Immutable, string>();

function searchedText(call: Immutable, tag: string): string {
  const cached = searched.get(call);
  if (cached !== undefined) return cached;
  const { summary = '', description = '', parameters = [], requestBody } = (call.get('operation') as Immutable).toJS() as Operation;
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(schema?.properties ?? {}));
  const names = [...parameters.map(({ name }) => name), ...bodies];
  const text = [tag, call.get('method'), call.get('path'), summary, description, ...names].join(' ').toLowerCase();
  searched.set(call, text);
  return text;
}

const COUNTS: Readonly<Record<number, string>> = { 0: 'No call has all of these words.', 1: '1 call' };

function searchField({ React: { createElement: h }, layoutActions, layoutSelectors, specSelectors }: SwaggerSystem) {
  const phrase = layoutSelectors.currentFilter();
  const count = specSelectors.taggedOperations().reduce((sum, group) => sum + (group.get('operations') as Items).size, 0);
  const input = {
    type: 'search',
    value: typeof phrase === 'string' ? phrase : '',
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => layoutActions.updateFilter(target.value),
  };
  return h(
    'div',
    { role: 'search', className: 'wrapper call-search' },
    h('label', null, 'Search the calls', h('input', input)),
    h('p', { role: 'status' }, COUNTS[count] ?? `${count} calls`),
  );
}
