import type { secondFactor as source } from '../en/second-factor.ts';
import type { Like } from '../shared/core.ts';

export const secondFactor: Like<typeof source> = {
  factorTitle: 'Verificatie in twee stappen',
  factorHint:
    'Bij het inloggen wordt dan na je wachtwoord om een code uit een authenticator-app op je telefoon gevraagd. Wie je wachtwoord kent, komt er dan nog niet in.',
  factorIsOn: 'Ze staat aan sinds {date}.',
  factorCodesLeft: 'Herstelcodes over: {count} van 10.',
  factorFewCodes: 'Maak nieuwe voordat de laatste op is: zonder je telefoon kom je alleen daarmee binnen.',
  factorSetUp: 'Instellen',
  factorScan: 'Scan deze afbeelding met een authenticator-app of typ de sleutel erin.',
  factorQrAlt: 'QR-code met de sleutel hieronder',
  factorKey: 'Sleutel',
  factorOpenApp: 'Openen in een app op dit apparaat',
  factorAppCode: 'Code die de app toont (6 cijfers)',
  factorSwitchOn: 'Aanzetten',
  factorOnDone: 'De verificatie in twee stappen staat aan. Andere apparaten zijn uitgelogd.',
  factorCodes: 'Je herstelcodes',
  factorCodesHint:
    'Elke code opent je account één keer als je telefoon er niet is. Bewaar ze op een veilige plek: ze worden alleen nu getoond.',
  factorCopy: 'Kopiëren',
  factorCopied: 'De codes zijn gekopieerd.',
  factorNotCopied: 'Kopiëren lukte niet. Selecteer ze zelf of download ze.',
  factorPrint: 'Afdrukken',
  factorFileName: 'herstelcodes',
  factorNewCodes: 'Nieuwe herstelcodes maken',
  factorNewCodesDone: 'Deze codes gelden nu, de vorige niet meer.',
  factorSwitchOff: 'Uitzetten',
  factorOffDone: 'De verificatie in twee stappen staat uit. Je wachtwoord alleen opent het account.',
};
