/** One face: a family at one weight. */
export interface FontFace {
  readonly family: string;
  readonly weight: number;
  /** File with the basic Latin letters inside the font packages, e.g. 'montserrat/files/montserrat-latin-700-normal.woff'. */
  readonly file: string;
}
