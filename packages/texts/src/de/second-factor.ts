import type { secondFactor as source } from '../en/second-factor.ts';
import type { Like } from '../shared/core.ts';

export const secondFactor: Like<typeof source> = {
  factorTitle: 'Bestätigung in zwei Schritten',
  factorHint:
    'Beim Anmelden wird dann nach dem Passwort ein Code aus einer Authenticator-App auf deinem Handy verlangt. Wer dein Passwort erfährt, kommt trotzdem nicht hinein.',
  factorIsOn: 'Sie ist eingeschaltet seit {date}.',
  factorCodesLeft: 'Übrige Ersatzcodes: {count} von 10.',
  factorFewCodes: 'Erzeuge neue, bevor der letzte benutzt ist: Ohne dein Handy kommst du nur mit ihnen hinein.',
  factorSetUp: 'Einrichten',
  factorScan: 'Scanne dieses Bild mit einer Authenticator-App oder tippe den Schlüssel in sie ein.',
  factorQrAlt: 'QR-Code mit dem Schlüssel darunter',
  factorKey: 'Schlüssel',
  factorOpenApp: 'In einer App auf diesem Gerät öffnen',
  factorAppCode: 'Code, den die App zeigt (6 Ziffern)',
  factorSwitchOn: 'Einschalten',
  factorOnDone: 'Die Bestätigung in zwei Schritten ist eingeschaltet. Andere Geräte sind abgemeldet.',
  factorCodes: 'Deine Ersatzcodes',
  factorCodesHint: 'Jeder öffnet dein Konto einmal, wenn dein Handy nicht da ist. Bewahre sie sicher auf: Sie werden nur jetzt gezeigt.',
  factorCopy: 'Kopieren',
  factorCopied: 'Die Codes sind kopiert.',
  factorNotCopied: 'Sie konnten nicht kopiert werden. Bitte markiere sie selbst oder lade sie herunter.',
  factorPrint: 'Drucken',
  factorFileName: 'ersatzcodes',
  factorNewCodes: 'Neue Ersatzcodes erzeugen',
  factorNewCodesDone: 'Diese Codes gelten jetzt, die früheren nicht mehr.',
  factorSwitchOff: 'Ausschalten',
  factorOffDone: 'Die Bestätigung in zwei Schritten ist ausgeschaltet. Dein Passwort allein öffnet das Konto.',
};
