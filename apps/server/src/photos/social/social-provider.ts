import type { Readable } from 'node:stream';
import type { ApiLocale } from '@muro/api';

/** A photo service that people sign in to by the OAuth code flow. */
export interface SocialProvider {
  /** As it stands on the tab. */
  readonly name: string;
  /** Where the small window goes to sign in. [HCALL-28] */
  authorizeUrl(call: AuthorizeCall): string;
  /** @throws {SocialFault} */
  signIn(code: string, redirectUri: string): Promise<SocialSession>;
  /**
   * A page of the person's media, newest first.
   *
   * @param after  '' for the first page, else `next` of the page before
   * @throws {SocialFault}
   */
  media(token: string, after: string): Promise<SocialPage>;
  /** The bytes of a photo. @throws {SocialFault} */
  photo(url: string): Promise<Readable>;
}

export interface AuthorizeCall {
  /** On the product's own host. */
  readonly redirectUri: string;
  /** Comes back unchanged with the code. */
  readonly state: string;
  readonly locale: ApiLocale;
}

export interface SocialSession {
  readonly token: string;
  readonly username: string;
}

export interface SocialItem {
  readonly id: string;
  readonly type: string;
  readonly url: string;
}

export interface SocialPage {
  readonly items: readonly SocialItem[];
  /** Null on the last page. */
  readonly next: string | null;
}

/**
 *     signed-out  the service does not know the token (any more), or refuses the code
 *     no-file     there is no such photo, or it may not be read
 *     unusable    an answer that is no photo, too large, too slow, or not what the service promises
 */
export type SocialFaultKind = 'signed-out' | 'no-file' | 'unusable';

/** What went wrong with the service; the message is for the log, never for the visitor. */
export class SocialFault extends Error {
  readonly kind: SocialFaultKind;

  constructor(kind: SocialFaultKind, message: string) {
    super(message);
    this.name = 'SocialFault';
    this.kind = kind;
  }
}
