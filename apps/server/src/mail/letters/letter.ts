import type { ApiLocale } from '@muro/api';
import type { Fact } from './order-fact-rows.ts';

/** Blocks of a mail. Text and HTML are both rendered from them, so that they have the same content. */
export type Block =
  | { readonly kind: 'words'; readonly text: string; readonly isQuiet?: boolean }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'way'; readonly text: string; readonly url: string }
  /** The picture of an order line, counted from 1. */
  | { readonly kind: 'picture'; readonly alt: string; readonly line: number }
  | { readonly kind: 'markdown'; readonly text: string };

/** The contents of a mail as plain text; the renderers escape them. */
export interface Letter {
  readonly locale: ApiLocale;
  readonly subject: string;
  /** Name of the sender, shown at the top. */
  readonly sender: string;
  readonly blocks: readonly Block[];
  /** Name and address of the sender, shown in the footer. */
  readonly foot: readonly string[];
}

const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** Replaces line breaks and control characters in a name for a header. */
export const oneLine = (text: string): string => text.replace(CONTROL, ' ').trim();
