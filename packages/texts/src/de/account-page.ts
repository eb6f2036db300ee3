import type { accountPage as source } from '../en/account-page.ts';
import type { Like } from '../shared/core.ts';

export const accountPage: Like<typeof source> = {
  confirmedHalf: 'Bestätigt. Jetzt fehlt noch die Bestätigung aus deinem anderen Postfach.',
  confirmedDone: 'Bestätigt. Die Adresse gilt.',
  underWay:
    'Noch nicht gedruckt: Bestellung {orders}. Storniere auf der Bestellseite oder warte, bis gedruckt ist. Danach kannst du das Konto löschen.',
};
