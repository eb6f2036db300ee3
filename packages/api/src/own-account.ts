/** What a call of the account page answers: '' in `message` when it was done, otherwise what is wrong, in the asked language. */
export interface OwnAccountAnswer {
  readonly message: string;
  /** The code is at fault, or the account turned out to ask for one. */
  readonly field?: 'code';
}

/** The secret of an authenticator app that a code has to confirm. */
export interface BeginFactorAnswer extends OwnAccountAnswer {
  readonly secret: string;
  /** For an app on the same device. */
  readonly address: string;
  /** The same as a QR code: the `data:` address of a picture. */
  readonly picture: string;
}

/** Recovery codes, told this once. */
export interface RecoveryCodesAnswer extends OwnAccountAnswer {
  readonly codes: readonly string[];
}

/** A confirmed address: `said` tells whether the other inbox is still waited for. */
export interface ConfirmEmailAnswer extends OwnAccountAnswer {
  readonly said?: string;
}
