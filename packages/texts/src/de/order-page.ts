import type { orderPage as source } from '../en/order-page.ts';
import type { Like } from '../shared/core.ts';

export const orderPage: Like<typeof source> = {
  orderUnknown: 'Dieser Link funktioniert nicht oder nicht mehr. Nimm den Link aus der neuesten E-Mail oder melde dich an.',
  orderSignIn: 'Melde dich an, um diese Bestellung zu sehen.',
  orderToSignIn: 'Anmelden',
  orderAway: 'Keine Verbindung. Die Seite versucht es automatisch noch einmal.',
  orderHeld: 'Die Druckerei hat die Bestellung vorübergehend angehalten.',
  orderPaid: 'Bezahlt',
  orderRefunded: 'Zurückerstattet',
  orderParcel: 'Paket',
  orderDetails: 'Was du bestellt hast',
  orderChangeTitle: 'Ändern oder stornieren',
  orderChangeUntil: 'Möglich bis {time}; danach bereiten wir den Druck vor.',
  orderChangeAddress: 'Adresse ändern',
  orderSameCountry: 'Das Land bleibt {country}, weil der Preis davon abhängt.',
  orderConfirmEmail: 'E-Mail-Adresse der Bestellung, zur Bestätigung',
  orderSaveAddress: 'Adresse speichern',
  orderAddressSaved: 'Die neue Adresse ist gespeichert.',
  orderCancel: 'Bestellung stornieren',
  orderCancelHint: 'Es wird nichts gedruckt und nichts berechnet. Das lässt sich nicht rückgängig machen.',
  orderCancelNow: 'Endgültig stornieren',
  orderAgain: 'Noch einmal bestellen',
  orderNewLink: 'Link ersetzen',
  orderNewLinkHint:
    'Links zu dieser Bestellung aus früheren E-Mails funktionieren dann nicht mehr; die nächste E-Mail enthält einen neuen.',
  orderLinkReplaced: 'Die früheren Links funktionieren nicht mehr.',
};
