/** Answer of a call of the account page. `message` is '' on success, otherwise the reason of the refusal in the requested language. */
export interface OwnAccountAnswer {
  readonly message: string;
  /** True if the code is wrong or missing. */
  readonly field?: 'code';
}

/** Secret for an authenticator app, valid after a code confirms it. */
export interface BeginFactorAnswer extends OwnAccountAnswer {
  readonly secret: string;
  /** `otpauth:` address for an app on the same device. */
  readonly address: string;
  /** The same as a QR code: `data:` address of a picture. */
  readonly picture: string;
}

/** New recovery codes, shown only once. */
export interface RecoveryCodesAnswer extends OwnAccountAnswer {
  readonly codes: readonly string[];
}

/** A confirmed e-mail address. `notice` says if the confirmation from the other inbox is still missing. */
export interface ConfirmEmailAnswer extends OwnAccountAnswer {
  readonly notice?: string;
}
