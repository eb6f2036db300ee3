import type { withdrawal as source } from '../en/withdrawal.ts';
import type { Like } from '../shared/core.ts';

export const withdrawal: Like<typeof source> = {
  here: 'Vertrag widerrufen',
  confirm: 'Widerruf bestätigen',
  title: 'Widerrufsrecht',
  until:
    'Du kannst den Vertrag bis zum Ablauf des {date} ohne Angabe von Gründen widerrufen; kam dein letztes Paket später als angekündigt, bis 14 Tage danach.',
  way: 'Das geht auf der Seite deiner Bestellung unter „{here}“.',
  untilOpen: 'Du kannst den Vertrag bis 14 Tage nach Erhalt ohne Angabe von Gründen widerrufen.',
  not: 'Kein Widerrufsrecht besteht für Produkte, die nach deinen Vorgaben angefertigt werden: {what}.',
  statement: 'Hiermit widerrufe ich den Vertrag zur Bestellung {id} über:',
  receipt: 'Die Eingangsbestätigung mit Datum und Uhrzeit geht an die E-Mail-Adresse der Bestellung.',
  elsewhere: 'Auch an eine andere E-Mail-Adresse (freiwillig)',
  done: 'Dein Widerruf ist eingegangen. Die Eingangsbestätigung kommt per E-Mail.',
  withdrawn: 'Widerrufen am {time}: {what}',
  held: 'Vom Kunden widerrufen: {lines}',
  subject: 'Eingangsbestätigung deines Widerrufs, Bestellung {id}',
  mail: 'Wir haben deinen Widerruf am {time} erhalten. Das hast du erklärt:',
  shopSubject: 'Bestellung {id}: Widerruf des Kunden',
  shopMail:
    'Der Vertrag wurde am {time} widerrufen. Die Eingangsbestätigung wurde automatisch verschickt. Erstattet den Betrag innerhalb von 14 Tagen; eine Bestellung, die noch nicht versandt ist, wird angehalten, bis ihr sie freigebt.',
  late: 'Nach der Lieferzeit, die ihr angegeben habt, lief die Frist bis zum Ablauf des {date}. Ob der Widerruf rechtzeitig ist, hängt von dem Tag ab, an dem das letzte Paket ankam: 14 Tage ab diesem Tag.',
};
