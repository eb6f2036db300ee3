/** A form that is not read: broken, or larger than the call allows. */
export class FormError extends Error {
  readonly key: 'ERROR_BAD_REQUEST' | 'ERROR_FILE_TO_BIG' | 'ERROR_TOO_BIG';

  constructor(message: string, key: FormError['key'] = 'ERROR_BAD_REQUEST') {
    super(message);
    this.name = 'FormError';
    this.key = key;
  }
}
