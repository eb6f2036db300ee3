import type { ApiLocale } from '@muro/api';
import type { Fact } from './order-fact-rows.ts';

/** What a letter consists of; its text and its HTML are both made of these, so that they never say different things. */
export type Block =
  | { readonly kind: 'words'; readonly text: string; readonly isQuiet?: boolean }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'way'; readonly text: string; readonly url: string }
  /** The picture of one collage of the order, counted from 1. */
  | { readonly kind: 'picture'; readonly alt: string; readonly line: number }
  | { readonly kind: 'markdown'; readonly text: string };

/** A mail's words. All of them are plain text: whoever writes them out escapes them. */
export interface Letter {
  readonly locale: ApiLocale;
  readonly subject: string;
  /** Who writes: at the head of the letter. */
  readonly sender: string;
  readonly blocks: readonly Block[];
  /** Who that is and where, at the foot. */
  readonly foot: readonly string[];
}

const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** A name in a header: in one line whatever it holds. */
export const oneLine = (text: string): string => text.replace(CONTROL, ' ').trim();
