/** The facts and addresses of a language, which every program needs at once, in all languages. */
export interface LanguageProfile {
  /** The language's own name. */
  readonly name: string;
  /** With its region, for dates, numbers and the control library: 'en-GB'. */
  readonly tag: string;
  /** Its place in menus of languages, from 1. */
  readonly menuPosition: number;
  /** Addresses of the shop's pages that the designer leaves to, from the root of the website. [EXIT-02] [EXIT-03] [EXIT-06] */
  readonly exits: {
    readonly done: string;
    readonly overview: string;
    readonly terms: string;
  };
  /** The words of each route of the designer, by its internal key. [ROUTE-15] [ROUTE-16] */
  readonly routes: {
    /** The list of designs. */
    readonly keuze: string;
    /** Size and look of a generated design; two words with a slash between them. */
    readonly 'ontwerp/basic': string;
    /** The same of a design that was drawn by hand. */
    readonly 'ontwerp/design': string;
    /** The editor. */
    readonly edit: string;
    /** The error screen. */
    readonly fout: string;
  };
}
