/** A tab of any browser engine, independent of the driver protocol. */
export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function of one argument in the page; its result is transferred as JSON. */
  evaluate<Answer, Given>(inPage: (argument: Given) => Answer | Promise<Answer>, argument: Given): Promise<Answer>;
  /** True if the element is visible now. */
  has(wanted: Wanted): Promise<boolean>;
  /** Waits for the element and clicks it with the mouse. */
  click(wanted: Wanted): Promise<void>;
  /** Sets the files of the first file input: drivers cannot access the native file chooser. */
  setFiles(files: readonly string[]): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  drag(from: Wanted, to: Wanted): Promise<void>;
}

export interface Engine {
  /** Opens a tab; all tabs share one browser profile. */
  newTab(): Promise<Tab>;
  end(): Promise<void>;
}

/** An element as a user identifies it, by role and name. */
export interface Wanted {
  readonly role: keyof typeof ROLES;
  /** Complete accessible name, or a pattern. */
  readonly name: string | RegExp;
}

/** Selectors of elements by role; `text` is the innermost element with a text. */
export const ROLES = {
  button: 'button, [role=button]',
  link: 'a[href]',
  dialog: '[role=dialog], [role=alertdialog]',
  field: 'input, textarea, select',
  option: '[role=option], [role^=menuitem]',
  radio: 'label:has(input[type=radio])',
  text: 'body *',
} as const;
