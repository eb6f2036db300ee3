/** A form that is not read: broken, or larger than the call allows. */
export class FormError extends Error {
  readonly key: 'ERROR_BAD_REQUEST' | 'ERROR_FILE_TO_BIG' | 'ERROR_TOO_BIG';
  /** Where in the form and in which field, for the answer; '' when the sentence says enough. */
  readonly place: string;
  readonly field: string;

  constructor(message: string, key: FormError['key'] = 'ERROR_BAD_REQUEST', { place = '', field = '' } = {}) {
    super(message);
    this.name = 'FormError';
    this.key = key;
    this.place = place;
    this.field = field;
  }
}
