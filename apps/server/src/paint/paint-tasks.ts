import type { Template } from '@muro/domain';
import type { StaticDesign } from '../catalogue/types/catalogue.ts';

/** What the painting child is asked for; each writes one picture to `out`, a JPEG but for the logo. */
export type PaintTask = CardTask | QuoteTask | PictureTask | LogoTask;

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
  /** Chooses design and colours. */
  readonly style: number;
  readonly out: string;
}

export interface PictureTask {
  readonly kind: 'picture';
  readonly xml: string;
  /** Web copies by photo id. */
  readonly photoFiles: Readonly<Record<string, string>>;
  readonly staticDesign: StaticDesign | null;
  /** As it hangs: without what is folded round a frame. */
  readonly isFront: boolean;
  readonly out: string;
}

/** A shop's logo as a PNG that mail programs show. */
export interface LogoTask {
  readonly kind: 'logo';
  readonly file: string;
  readonly out: string;
}

export type PaintAnswer = { readonly ok: true } | { readonly ok: false; readonly detail: string };
