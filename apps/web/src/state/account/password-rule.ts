import { PASSWORD_RULE, type PasswordRule } from '@muro/api';

/** Returns the allowed password length, which the server wrote into the page: the parameters of the password texts. */
export function passwordRule(): PasswordRule {
  const numberOf = (name: string) => Number(document.querySelector(`meta[name="${name}"]`)?.getAttribute('content'));
  return { min: numberOf('muro-password-min') || PASSWORD_RULE.min, max: numberOf('muro-password-max') || PASSWORD_RULE.max };
}
