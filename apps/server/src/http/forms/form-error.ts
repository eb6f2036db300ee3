/** Thrown for a form that is malformed, or larger than the call allows. */
export class FormError extends Error {
  readonly key: 'ERROR_BAD_REQUEST' | 'ERROR_FILE_TO_BIG' | 'ERROR_TOO_BIG';
  /** Place of the error in the form and name of the field, for the response; '' if the sentence suffices. */
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
