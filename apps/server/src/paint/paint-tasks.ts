import type { Template } from '@muro/domain';
import type { CopyForm } from '@muro/press';
import type { StaticDesign } from '../catalogue/types/catalogue.ts';

/** Tasks of the painting child process; each writes one file to `out`: a JPEG, PNG for the logo, JSON for the facts about samples. */
export type PaintTask = CardTask | QuoteTask | PictureTask | LogoTask | CopyTask | SamplesTask;

export interface CardTask {
  readonly kind: 'card';
  readonly template: Template;
  /** Photos to fill it with, in this order. */
  readonly sampleFiles: readonly string[];
  readonly staticDesign: StaticDesign | null;
  readonly out: string;
}

export interface QuoteTask {
  readonly kind: 'quote';
  readonly sentence: string;
  /** Selects design and colours. */
  readonly style: number;
  readonly out: string;
}

/**
 * Look of a collage's picture: the printed sheet; the front as it hangs, without the part that is wrapped round a frame; or the finished
 * product on a wall.
 */
export type PictureLook = 'sheet' | 'front' | 'object';

export interface PictureTask {
  readonly kind: 'picture';
  readonly xml: string;
  /** Web copies by photo id. */
  readonly photoFiles: Readonly<Record<string, string>>;
  readonly staticDesign: StaticDesign | null;
  readonly look: PictureLook;
  readonly out: string;
}

/** A shop's logo as a PNG that mail programs can show. */
export interface LogoTask {
  readonly kind: 'logo';
  readonly file: string;
  readonly out: string;
}

/** A smaller copy of a painted picture, JPEG or AVIF. */
export interface CopyTask {
  readonly kind: 'copy';
  readonly file: string;
  readonly form: CopyForm;
  readonly out: string;
}

/** Sizes, subjects and content hashes of sample photographs as JSON, in the order of the files. */
export interface SamplesTask {
  readonly kind: 'samples';
  readonly sampleFiles: readonly string[];
  readonly out: string;
}

export type PaintAnswer = { readonly ok: true } | { readonly ok: false; readonly detail: string };
