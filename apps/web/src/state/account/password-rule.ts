import { PASSWORD_MAX, PASSWORD_MIN } from '@muro/api';

/** How long a new password has to be, as the server wrote it into the page: parameters of the texts that tell it. */
export function passwordRule(): { readonly min: number; readonly max: number } {
  const min = Number(document.querySelector('meta[name="muro-password-min"]')?.getAttribute('content'));
  return { min: min || PASSWORD_MIN, max: PASSWORD_MAX };
}
