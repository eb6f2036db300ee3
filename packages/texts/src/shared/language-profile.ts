/** Facts and URLs of a language. Every program loads the profiles of all languages. */
export interface LanguageProfile {
  /** The language's own name. */
  readonly name: string;
  /** Language tag with a region, for dates, numbers and the control library: 'en-GB'. */
  readonly tag: string;
  /** Position in language menus, from 1. */
  readonly menuPosition: number;
  /** Paths of the shop's pages that the designer links to, from the root of the website. [EXIT-02] [EXIT-03] [EXIT-06] */
  readonly exits: {
    readonly done: string;
    readonly overview: string;
    readonly terms: string;
  };
  /** Path segments of the designer's routes, by internal key. [ROUTE-15] [ROUTE-16] */
  readonly routes: {
    /** The list of designs. */
    readonly keuze: string;
    /** Size and look of a generated design; two segments. */
    readonly 'ontwerp/basic': string;
    /** Size of a drawn design. */
    readonly 'ontwerp/design': string;
    /** The editor. */
    readonly edit: string;
    /** The error screen. */
    readonly fout: string;
  };
}

/** The internal route keys. [ROUTE-15] */
export type RouteKey = keyof LanguageProfile['routes'];
