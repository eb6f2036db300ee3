import { findInPage, searchOf, wordsInPage } from './find-in-page.ts';
import type { Tab, Wanted } from './tab.ts';
import { until } from './until.ts';
import { ELEMENT } from './web-driver.ts';

/** A POST command of the tab. */
type Post = <Answer>(command: string, body?: object) => Promise<Answer>;
type Reference = Readonly<Record<typeof ELEMENT, string>>;

export function webkitTab(post: Post): Tab {
  const evaluate: Tab['evaluate'] = async (inPage, argument) => {
    const script = AWAITED.replace('FUNCTION', () => String(inPage));
    const { value, error } = await post<{ readonly value: never; readonly error?: string }>('/execute/async', { script, args: [argument] });
    if (error) throw new Error(error);
    return value;
  };
  const findNow = (wanted: Wanted): Promise<Reference | null> =>
    post('/execute/sync', { script: `return (${findInPage})(arguments[0])`, args: [searchOf(wanted)] });
  const waitFor = (wanted: Wanted): Promise<Reference> =>
    until(`${wanted.role} ${wanted.name}`, () => findNow(wanted), { describePage: () => evaluate(wordsInPage, null) });
  const performActions = (type: 'key' | 'pointer', actions: readonly object[]): Promise<void> =>
    post('/actions', { actions: [{ type, id: type, actions }] });
  /** Scrolls to the element, since this driver does not. False while the element moves or is covered. */
  const tryClick = async (element: Reference): Promise<boolean> => {
    await post('/execute/sync', { script: 'arguments[0].scrollIntoViewIfNeeded()', args: [element] });
    return await post(`/element/${element[ELEMENT]}/click`).then(
      () => true,
      (error: unknown) => {
        if (!String(error).includes('element not interactable')) throw error;
        return false;
      },
    );
  };
  return {
    open: (url) => post('/url', { url }),
    reload: () => post('/refresh'),
    evaluate,
    has: async (wanted) => (await findNow(wanted)) !== null,
    click: async (wanted) => {
      await until(`a place to click ${wanted.name}`, async () => tryClick(await waitFor(wanted)));
    },
    setFiles: async (files) => {
      const { [ELEMENT]: id } = await post<Reference>('/element', {
        using: 'css selector',
        value: 'input[type=file]:not([webkitdirectory])',
      });
      await post(`/element/${id}/value`, { text: files.join('\n') });
    },
    type: (text) => performActions('key', [...text].flatMap(strokes)),
    drag: async (from, to) => {
      const [start, end] = [await waitFor(from), await waitFor(to)];
      const moveTo = (origin: Reference, x: number, duration: number) => ({ type: 'pointerMove', origin, x, y: 0, duration });
      await performActions('pointer', [
        moveTo(start, 0, 0),
        { type: 'pointerDown', button: 0 },
        moveTo(start, 12, 200),
        moveTo(end, 0, 400),
        moveTo(end, 2, 100),
        { type: 'pointerUp', button: 0 },
      ]);
    },
  };
}

const strokes = (value: string): readonly object[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** Script that awaits a function of the page and returns its result or its error. */
const AWAITED = `
  const args = [...arguments], done = args.pop();
  Promise.resolve().then(() => (FUNCTION)(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }));
`;
