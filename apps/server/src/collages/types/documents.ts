import type { ApiErrorKey } from '@muro/api';
import type { MaterialCode, SizeCm, Template } from '@muro/domain';
import type { StaticDesign } from '../../catalogue/types/catalogue.ts';
import type { StoredPhoto } from '../../photos/types/photos.ts';

/** A value, or why the document is refused. */
export type DocumentResult<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly refusal: { readonly error: ApiErrorKey; readonly line?: number; readonly place?: string; readonly retryAfterS?: number };
    };

/** What a collage document names that is kept elsewhere. */
export interface DocumentNames {
  readonly templateId: string;
  /** Hash of a static design's layout; '' for the one that it has now. */
  readonly layout: string;
  /** The layout stands in the document itself. */
  readonly hasLayout: boolean;
  readonly photoIds: readonly number[];
}

/** What is kept of it. */
export interface DocumentContext {
  readonly template: Template;
  readonly photos: readonly StoredPhoto[];
  readonly staticDesign: StaticDesign | null;
  /** The document of the version that this one goes on from. */
  readonly storedXml: string | null;
}

/** A document that may be stored, with what its row tells of it. */
export interface CheckedDocument {
  /** The canonical text, with what the store knows of its photos. */
  readonly xml: string;
  readonly templateId: string;
  readonly childTemplateId: string;
  readonly size: SizeCm;
  readonly material: MaterialCode;
  /** JPEG as base64; '' for none. */
  readonly screenshot: string;
  readonly photoIds: readonly number[];
  /** Every place has its photo. */
  readonly isComplete: boolean;
}

export interface OpenDocument {
  readonly names: DocumentNames;
  check(context: DocumentContext): Promise<DocumentResult<CheckedDocument>>;
}

/** Reads and checks collage documents of clients. A long one is read in a process with limits on time and memory. */
export interface Documents {
  open(xml: string): Promise<DocumentResult<OpenDocument>>;
  /** True if the end of a text of a stored document has no room. False when nobody has time to look. */
  hasCutWords(xml: string, staticDesign: StaticDesign | null): Promise<boolean>;
}
