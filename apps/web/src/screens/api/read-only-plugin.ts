import type { ComponentType } from 'react';
import type { SwaggerSystem } from './swagger-system.ts';

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
}

interface Call {
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly responses: Readonly<Record<string, Answer>>;
}

interface Answer {
  readonly description: string;
  readonly content?: Readonly<
    Record<string, { readonly schema?: { readonly properties?: { readonly error?: { readonly enum?: readonly string[] } } } }>
  >;
}

interface TitleProps {
  readonly title?: string;
  readonly schema?: { readonly title?: string; readonly type?: string };
}

/** Names for schemas without a name: the button that opens one needs a label. */
const NAMES: Readonly<Record<string, string>> = { object: 'Fields', array: 'List' };

type UpdateDescription = (description: Description) => unknown;

/**
 * Plugin of Swagger UI that makes the page read-only. Removes the forms to try a call and to sign in, and shows the required access as a
 * sentence. The path of a call is plain text, because a link inside the button that opens the call would be invalid.
 */
export const readOnlyPlugin = ({ React: { createElement: h, Fragment }, specSelectors }: SwaggerSystem) => ({
  components: {
    AuthorizeBtnContainer: () => null,
    authorizeOperationBtn: () => null,
    CopyToClipboardBtn: () => null,
    JsonSchemaForm: () => null,
    DeepLink: ({ text }: { readonly text: unknown }) => h('span', null, text as string),
  },
  wrapComponents: {
    InfoContainer: (Original: ComponentType) => (props: object) => h('header', { role: 'banner' }, h(Original, props)),
    JSONSchema202012KeywordTitle: (Original: ComponentType<TitleProps>) => (props: TitleProps) =>
      h(Original, { ...props, title: props.title || props.schema?.title || NAMES[props.schema?.type ?? ''] || 'Value' }),
    operations: (Original: ComponentType) => (props: object) => {
      const calls = specSelectors.taggedOperations().size > 0 && h(Original, props);
      return h(Fragment, null, h('h2', { className: 'calls-title' }, 'Calls'), calls);
    },
  },
  statePlugins: {
    spec: {
      wrapActions: {
        updateJsonSpec: (update: UpdateDescription) => (description: Description) => update(forReaders(description)),
      },
    },
  },
});

/** Returns the OpenAPI document with additional text: who may send a call, its error keys, and its name in the page's URL. */
function forReaders(description: Description): Description {
  const paths = Object.entries(description.paths).map(([path, calls]) => {
    const described = Object.entries(calls).map(([method, call]) => {
      const operationId = `${method}${path.replace(/[^A-Za-z0-9]+/g, '-')}`.replace(/-$/, '');
      const responses = Object.fromEntries(Object.entries(call.responses).map(([status, answer]) => [status, withKeys(answer)]));
      return [method, { ...call, operationId, description: descriptionOf(call), responses }];
    });
    return [path, Object.fromEntries(described)];
  });
  return { ...description, paths: Object.fromEntries(paths) };
}

/** Adds the error keys to the description of an answer, because they are folded away in the list of fields. */
function withKeys(answer: Answer): Answer {
  const keys = Object.values(answer.content ?? {}).flatMap(({ schema }) => schema?.properties?.error?.enum ?? []);
  return { ...answer, description: [answer.description, keys.map(asCode).join(', ')].filter(Boolean).join('\n\n') };
}

const asCode = (word: string) => `\`${word}\``;

function descriptionOf({ description, security }: Call): string {
  const scopes = security?.flatMap(({ operator = [] }) => operator).map(asCode);
  const access = scopes?.length ? `Only with an operator token that has the scope ${scopes.join(', ')}.` : 'Only for signed-in people.';
  return [description, security && access].filter(Boolean).join('\n\n');
}
