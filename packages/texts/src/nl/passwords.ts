import type { passwords as source } from '../en/passwords.ts';
import type { Like } from '../shared/core.ts';

export const passwords: Like<typeof source> = {
  forgottenHint: 'Vul je gebruikersnaam of je e-mailadres in. We sturen je een link om een nieuw wachtwoord te kiezen.',
  forgottenSend: 'Link versturen',
  forgottenSent: 'Als er een account met deze gegevens is, hebben we je een mail gestuurd. De link erin is een half uur geldig.',
  passwordChoose: 'Nieuw wachtwoord',
  passwordChooseHint: '{min} tot {max} tekens. Daarna ben je overal uitgelogd.',
  passwordSave: 'Wachtwoord opslaan',
  passwordSaved: 'Je wachtwoord is gewijzigd. Log er nu mee in.',
};
