import type { orderPage as source } from '../en/order-page.ts';
import type { Like } from '../shared/core.ts';

export const orderPage: Like<typeof source> = {
  orderUnknown: 'Deze link werkt niet of niet meer. Gebruik de link uit de nieuwste mail of log in.',
  orderSignIn: 'Log in om deze bestelling te zien.',
  orderToSignIn: 'Inloggen',
  orderAway: 'Geen verbinding. De pagina probeert het vanzelf opnieuw.',
  orderHeld: 'De drukkerij heeft de bestelling voorlopig in de wacht gezet.',
  orderPaid: 'Betaald',
  orderRefunded: 'Terugbetaald',
  orderParcel: 'Pakket',
  orderDetails: 'Wat je hebt besteld',
  orderChangeTitle: 'Wijzigen of annuleren',
  orderChangeUntil: 'Mogelijk tot {time}; daarna maken we de bestelling klaar om te drukken.',
  orderChangeAddress: 'Adres wijzigen',
  orderSameCountry: 'Het land blijft {country}, omdat de prijs daarvan afhangt.',
  orderConfirmEmail: 'E-mailadres van de bestelling, ter bevestiging',
  orderSaveAddress: 'Adres opslaan',
  orderAddressSaved: 'Het nieuwe adres is opgeslagen.',
  orderCancel: 'Bestelling annuleren',
  orderCancelHint: 'Er wordt niets gedrukt en niets in rekening gebracht. Dit kan niet ongedaan worden gemaakt.',
  orderCancelNow: 'Definitief annuleren',
  orderAgain: 'Opnieuw bestellen',
  orderNewLink: 'Link vervangen',
  orderNewLinkHint: 'Links naar deze bestelling in eerdere mails werken dan niet meer; in de volgende mail staat een nieuwe.',
  orderLinkReplaced: 'De eerdere links werken niet meer.',
};
