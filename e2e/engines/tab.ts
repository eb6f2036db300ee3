/** What a test does in a tab of any engine: the same steps, whatever speaks to the browser underneath. */
export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function of one argument in the page; what it returns travels as JSON. */
  ask<Answer, Given>(inPage: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
  /** Whether it is in sight now. */
  has(wanted: Wanted): Promise<boolean>;
  /** Waits until it is there, and clicks it with the mouse. */
  click(wanted: Wanted): Promise<void>;
  /** To the first file input: the browser's own window for choosing files is nothing that a driver sees. */
  giveFiles(files: readonly string[]): Promise<void>;
  /** With the keyboard, to whatever has the focus. */
  type(text: string): Promise<void>;
  drag(from: Wanted, to: Wanted): Promise<void>;
}

export interface Engine {
  /** Tabs of one person: they share what the browser keeps. */
  newTab(): Promise<Tab>;
  end(): Promise<void>;
}

/** Something on the page as a person knows it. */
export interface Wanted {
  readonly role: keyof typeof ROLES;
  /** The whole name, or a pattern. */
  readonly name: string | RegExp;
}

/** The elements that may have a role; `text` is the innermost element that says something. */
export const ROLES = {
  button: 'button, [role=button]',
  link: 'a[href]',
  dialog: '[role=dialog], [role=alertdialog]',
  field: 'input, textarea, select',
  option: '[role=option], [role^=menuitem]',
  radio: 'label:has(input[type=radio])',
  text: 'body *',
} as const;
