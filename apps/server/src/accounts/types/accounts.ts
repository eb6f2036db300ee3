import type { ApiLocale, AuthKeyAnswer } from '@muro/api';

export interface User {
  readonly id: number;
  readonly name: string;
}

export interface NewUser {
  readonly id: number;
  readonly name: string;
  readonly nameKey: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly newsletter: boolean;
  /** Of the mail that asks to confirm the address. */
  readonly locale: ApiLocale;
}

export interface Account extends User {
  readonly passwordHash: string;
}

export interface Accounts {
  find(nameKey: string): Promise<Account | null>;
  /** Whom a typed name or confirmed e-mail address may mean, the bearer of the name first, then the oldest; at most so many. */
  meant(typed: string, most: number): Promise<readonly Account[]>;
  own(userId: number): Promise<(Account & { readonly email: string; readonly isEmailConfirmed: boolean }) | null>;
  /**
   * The password counts, every session ends, this one gets another token, and a mail says so. Null when the former password or the
   * session counts no more: nothing is changed then.
   */
  changePassword(userId: number, change: NewPassword): Promise<string | null>;
  /** False when the name is taken. */
  create(user: NewUser): Promise<boolean>;
}

export interface NewPassword {
  readonly passwordHash: string;
  /** Hash of the password that was compared. */
  readonly formerHash: string;
  /** Token of the session that goes on. */
  readonly token: string;
  readonly locale: ApiLocale;
}

/** A session as its owner sees it. */
export interface OpenSession {
  /** Names it to its owner, and opens nothing. */
  readonly handle: string;
  /** What browser it is; '' when it did not say. */
  readonly agent: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

export interface Sessions {
  /**
   * Opens a session of this browser and gives the token for the cookie; null when what was proven is not enough any more: the password
   * that was compared was replaced, or the account asks for a code, too, and none was checked.
   */
  open(account: Pick<Account, 'id' | 'passwordHash'>, agent: string, isByCode: boolean): Promise<string | null>;
  /** The person's, last used first. */
  list(userId: number): Promise<readonly OpenSession[]>;
  handleOf(token: string): string;
  /** Ends one of the person's. */
  end(userId: number, handle: string): Promise<void>;
  endAll(userId: number): Promise<void>;
  /** The person behind a token; reading keeps the session alive. */
  find(token: string): Promise<User | null>;
  close(token: string): Promise<void>;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** A null hash (an unknown name) takes as long as a real one and is always false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

export interface PasswordSeals {
  issue(): Promise<AuthKeyAnswer>;
  /** The passwords in envelopes that share one nonce; the nonce is used up. Null for what is no good envelope. */
  open(nonce: string, purpose: string, envelopes: readonly string[]): Promise<readonly (string | null)[]>;
}

/** After `most` failures with less than a window between them a name is blocked for the window, after the next for twice as long, and so on. */
export interface GuessLimit {
  readonly most: number;
  readonly windowS: number;
}

/** Tries at a secret, under a name: an account, a device, an address. Each is taken before it is made, and then failed or given back. */
export interface Guesses {
  /** Null: go ahead; else the seconds to wait. */
  take(name: string, limit: GuessLimit): Promise<number | null>;
  fail(name: string, limit: GuessLimit): Promise<void>;
  /** The try was none: it was right, or never made. */
  giveBack(name: string): Promise<void>;
}

/** Links by which a forgotten password is replaced: good for half an hour and once, the newest alone. */
export interface PasswordResets {
  /** Has a link sent to whoever has the account that was typed. It takes as long where there is none. */
  ask(about: string, locale: ApiLocale): Promise<void>;
  /** The secret of the link that this mail carries. */
  issue(userId: number, messageId: string): Promise<string>;
  find(token: string): Promise<(User & { readonly email: string }) | null>;
  /** The new password counts, every session of the account ends, and a mail says so. False: the link is none any more. */
  use(token: string, passwordHash: string, locale: ApiLocale): Promise<boolean>;
}

export type MailLimitName = 'resetMail' | 'linkMail' | 'noticeMail' | 'orderMail';

export type LimitName =
  | MailLimitName
  | 'signIn'
  | 'register'
  | 'reset'
  | 'resetName'
  | 'upload'
  | 'save'
  | 'order'
  | 'withdrawal'
  | 'authKey'
  | 'alive'
  | 'session'
  | 'knownPhotos'
  | 'socialSession'
  | 'socialPhoto';

/** What one person, or one address, may do how often, on all servers together. */
export interface Limits {
  /** Takes a turn, or some at once, all or none. Null: go ahead; else the seconds to wait. */
  take(name: LimitName, who: string | number, turns?: number): Promise<number | null>;
}

/** A browser that signs in. */
export interface Browser {
  /** What it brings of an earlier sign-in, to whatever account. */
  readonly device: string | null;
  /** What it is, in words. */
  readonly agent: string;
  readonly locale: ApiLocale;
}

export interface ConfirmedChange {
  readonly userId: number;
  readonly state: 'half' | 'done';
}

/** Wishes for another e-mail address: good for half an hour, the newest alone. */
export interface EmailChanges {
  /** Has a link sent to the old and to the new address; false when the password that was compared counts no more. */
  ask(account: Pick<Account, 'id' | 'passwordHash'>, email: string, locale: ApiLocale): Promise<boolean>;
  /** Whom the mail of a wish goes to, and the secret of its link; null for a wish that is over. */
  issue(side: ChangeSide, changeId: number, messageId: string): Promise<{ readonly to: string; readonly token: string } | null>;
  /** What a link did: `half` waits for the other address; null for a link that is none any more. */
  confirm(token: string, locale: ApiLocale): Promise<ConfirmedChange | null>;
}

/** Links that prove that an account receives mail at an address: good for a week, the newest alone. */
export interface EmailConfirmations {
  /** Sends a link, unless the address is confirmed. @returns if it is */
  ask(userId: number, email: string, locale: ApiLocale): Promise<boolean>;
  /** The secret of the link that this mail carries; null for an address that is confirmed, or no longer the account's. */
  issue(named: { readonly userId: number; readonly email: string }, messageId: string): Promise<string | null>;
  /** Whose address it was; null for a link that is none any more. */
  confirm(token: string): Promise<number | null>;
}

export type ChangeSide = 'old' | 'new';

/** A browser as one account knows it. */
export interface KnownDevice {
  readonly userId: number;
  /** When it last signed in to this account. Tries count under it: each sign-in to another account gives the browser another token. */
  readonly since: string;
}

/** Browsers that have signed in to an account before, each known by a cookie of its own. */
export interface Devices {
  /** The browser with this token, as those of the accounts know it that it has signed in to. */
  known(userIds: readonly number[], token: string | null): Promise<readonly KnownDevice[]>;
  /**
   * Keeps a browser as known and gives its new token, which takes the place of the one it came with. A mail tells of a browser that
   * is not the account's first and was not known to it.
   */
  remember(userId: number, browser: Browser): Promise<string>;
}

/** What it takes to sign somebody in. */
export interface AccountPorts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly hasher: PasswordHasher;
  readonly seals: PasswordSeals;
  readonly guesses: Guesses;
  readonly limits: Limits;
  readonly devices: Devices;
}
