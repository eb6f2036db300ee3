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
  /** Locale of the mail that asks to confirm the address. */
  readonly locale: ApiLocale;
}

export interface Account extends User {
  readonly passwordHash: string;
}

export interface Accounts {
  find(nameKey: string): Promise<Account | null>;
  /**
   * Returns at most `limit` accounts that a typed name or confirmed e-mail address refers to: first the one of that name, then the oldest.
   */
  findByNameOrEmail(typed: string, limit: number): Promise<readonly Account[]>;
  findById(userId: number): Promise<(Account & { readonly email: string; readonly isEmailConfirmed: boolean }) | null>;
  /**
   * Replaces the password, ends every session, issues a new token for this one and sends a mail.
   *
   * @returns the token; null, with nothing changed, if the former password or the session is no longer valid
   */
  changePassword(userId: number, change: NewPassword): Promise<string | null>;
  /** False if the name is taken. */
  create(user: NewUser): Promise<boolean>;
}

export interface NewPassword {
  readonly passwordHash: string;
  /** Hash of the password that was verified. */
  readonly formerHash: string;
  /** Token of the session that continues. */
  readonly token: string;
  readonly locale: ApiLocale;
}

/** A session as shown to its owner. */
export interface OpenSession {
  /** Identifies the session to its owner; it does not authenticate. */
  readonly handle: string;
  /** Name of the browser; '' if unknown. */
  readonly agent: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

export interface Sessions {
  /**
   * Opens a session of this browser.
   *
   * @returns the token for the cookie; null if the verified password was changed meanwhile, or the account requires a code and none was
   * checked
   */
  open(account: Pick<Account, 'id' | 'passwordHash'>, agent: string, isByCode: boolean): Promise<string | null>;
  /** Lists the sessions of a user, most recently used first. */
  list(userId: number): Promise<readonly OpenSession[]>;
  handleOf(token: string): string;
  /** Ends one session of the user. */
  end(userId: number, handle: string): Promise<void>;
  endAll(userId: number): Promise<void>;
  /** Returns the user of a token; this keeps the session alive. */
  find(token: string): Promise<User | null>;
  close(token: string): Promise<void>;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Always false for a null hash (an unknown name), and takes as long as for a real one. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

export interface PasswordSeals {
  issue(): Promise<AuthKeyAnswer>;
  /** Opens envelopes that share one nonce, which is used up. @returns the passwords; null for each invalid envelope */
  open(nonce: string, purpose: string, envelopes: readonly string[]): Promise<readonly (string | null)[]>;
}

/**
 * Limit of failed attempts: after `maxAttempts` failures less than a window apart a name is blocked for one window, the next time for twice as
 * long, and so on.
 */
export interface AttemptLimit {
  readonly maxAttempts: number;
  readonly windowS: number;
}

/**
 * Counts attempts to guess a secret per name: an account, a device or an address. The caller takes an attempt before it checks the secret;
 * afterwards it reports a failure or refunds the attempt.
 */
export interface AttemptLimits {
  /** Returns null if the attempt is allowed, otherwise the seconds to wait. */
  take(name: string, limit: AttemptLimit): Promise<number | null>;
  fail(name: string, limit: AttemptLimit): Promise<void>;
  /** Refunds an attempt that succeeded or was not made. */
  refund(name: string): Promise<void>;
}

/** Links that reset a forgotten password: valid for half an hour and once, only the newest. */
export interface PasswordResets {
  /** Requests a link for the account with the typed name or address. Takes equally long if there is no such account. */
  request(typed: string, locale: ApiLocale): Promise<void>;
  /** Returns the secret of the link in this mail. */
  issue(userId: number, messageId: string): Promise<string>;
  find(token: string): Promise<(User & { readonly email: string }) | null>;
  /** Sets the new password, ends every session of the account and sends a mail. False: the link is not valid any more. */
  redeem(token: string, passwordHash: string, locale: ApiLocale): Promise<boolean>;
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

/** Rate limits per user or address, shared by all servers. */
export interface Limits {
  /** Takes one token, or several at once (all or none). Returns null if allowed, otherwise the seconds to wait. */
  take(name: LimitName, client: string | number, tokens?: number): Promise<number | null>;
}

/** A browser that signs in. */
export interface Browser {
  /** Device token of an earlier sign-in, to any account. */
  readonly device: string | null;
  /** Name of the browser and its system. */
  readonly agent: string;
  readonly locale: ApiLocale;
}

export interface ConfirmedChange {
  readonly userId: number;
  readonly state: 'half' | 'done';
}

/** Requested changes of an e-mail address: valid for half an hour, only the newest. */
export interface EmailChanges {
  /** Requests a confirmation from the old and the new address; false if the verified password is not current any more. */
  request(account: Pick<Account, 'id' | 'passwordHash'>, email: string, locale: ApiLocale): Promise<boolean>;
  /** Returns the recipient of a change's mail and the secret of its link; null for a change that has ended. */
  issue(side: ChangeSide, changeId: number, messageId: string): Promise<{ readonly to: string; readonly token: string } | null>;
  /** Confirms one side of a change: `half` waits for the other address; null for a link that is not valid any more. */
  confirm(token: string, locale: ApiLocale): Promise<ConfirmedChange | null>;
}

/** Links that prove that an account receives mail at an address: valid for a week, only the newest. */
export interface EmailConfirmations {
  /** Sends a link unless the address is confirmed. @returns true if it is confirmed */
  request(userId: number, email: string, locale: ApiLocale): Promise<boolean>;
  /** Returns the secret of the link in this mail; null if the address is confirmed, or is not the account's any more. */
  issue(account: { readonly userId: number; readonly email: string }, messageId: string): Promise<string | null>;
  /** Returns the id of the account whose address was confirmed; null for a link that is not valid any more. */
  confirm(token: string): Promise<number | null>;
}

export type ChangeSide = 'old' | 'new';

/** A browser as known to one account. */
export interface KnownDevice {
  readonly userId: number;
  /**
   * Time of its last sign-in to this account. Attempts are counted under it, because each sign-in to another account gives the browser
   * another token.
   */
  readonly since: string;
}

/** Browsers that have signed in to an account before, each recognised by its cookie. */
export interface Devices {
  /** Returns which of these accounts know the browser with this token. */
  listKnown(userIds: readonly number[], token: string | null): Promise<readonly KnownDevice[]>;
  /**
   * Remembers a browser and replaces its token. Sends a mail if the account knows other browsers but not this one.
   *
   * @returns the new token
   */
  remember(userId: number, browser: Browser): Promise<string>;
}

/** Ports that a sign-in needs. */
export interface AccountPorts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly hasher: PasswordHasher;
  readonly seals: PasswordSeals;
  readonly attemptLimits: AttemptLimits;
  readonly limits: Limits;
  readonly devices: Devices;
}
