import type { Text } from './text.ts';

/** What refusals of the shop's own checkout say. */
export const CHECKOUT_ERROR_TEXTS = {
  ERROR_OWN_CHECKOUT: {
    nl: 'Bestel bij de kassa van de winkel.',
    en: 'Please order at the shop’s checkout.',
    de: 'Bitte bestelle an der Kasse des Shops.',
    fr: 'Les commandes se passent à la caisse de la boutique.',
    it: 'Si ordina alla cassa del negozio.',
    es: 'Los pedidos se hacen en la caja de la tienda.',
  },
  ERROR_REFERENCE: {
    nl: 'Deze verwijzing is niet van deze winkel of is veranderd.',
    en: 'This reference does not belong to this shop, or it was changed.',
    de: 'Dieser Verweis stammt nicht von diesem Shop oder wurde verändert.',
    fr: 'Cette référence ne vient pas de cette boutique ou a été modifiée.',
    it: 'Questo riferimento non è di questo negozio o è stato modificato.',
    es: 'Esta referencia no es de esta tienda o fue modificada.',
  },
  ERROR_REFERENCE_EXPIRED: {
    nl: 'Deze verwijzing is verlopen. Open de collage en ga opnieuw naar de kassa.',
    en: 'This reference has expired. Open the collage and go to the checkout again.',
    de: 'Dieser Verweis ist abgelaufen. Öffne die Collage und geh noch einmal zur Kasse.',
    fr: 'Cette référence a expiré. Ouvre le collage et retourne à la caisse.',
    it: 'Questo riferimento è scaduto. Apri il collage e torna alla cassa.',
    es: 'Esta referencia ha caducado. Abre el collage y vuelve a la caja.',
  },
  ERROR_REFERENCE_VERSION: {
    nl: 'Deze versie van de collage bestaat niet meer.',
    en: 'This version of the collage no longer exists.',
    de: 'Diese Version der Collage gibt es nicht mehr.',
    fr: 'La version du collage dont il s’agit n’existe plus.',
    it: 'La versione del collage di cui si tratta non c’è più.',
    es: 'La versión del collage de la que se trata ya no existe.',
  },
  ERROR_REFERENCE_PRICE: {
    nl: 'De prijs is veranderd sinds deze verwijzing werd gemaakt.',
    en: 'The price has changed since this reference was made.',
    de: 'Der Preis hat sich geändert, seit dieser Verweis erstellt wurde.',
    fr: 'Le prix a changé depuis que cette référence a été créée.',
    it: 'Il prezzo è cambiato da quando è stato creato questo riferimento.',
    es: 'El precio ha cambiado desde que se creó esta referencia.',
  },
  ERROR_REFERENCE_OWNERS: {
    nl: 'De collages van een bestelling moeten van één account zijn.',
    en: 'All collages of an order must belong to one account.',
    de: 'Die Collagen einer Bestellung müssen zu einem Konto gehören.',
    fr: 'Les collages d’une commande doivent appartenir à un seul compte.',
    it: 'I collage di un ordine devono essere di un solo account.',
    es: 'Los collages de un pedido deben ser de una sola cuenta.',
  },
  ERROR_SHOP_NUMBER: {
    nl: 'Onder dit nummer is al iets anders besteld.',
    en: 'Something else was already ordered under this number.',
    de: 'Unter dieser Nummer wurde schon etwas anderes bestellt.',
    fr: 'Autre chose a déjà été commandé sous ce numéro.',
    it: 'Con questo numero è già stato ordinato altro.',
    es: 'Con este número ya se pidió otra cosa.',
  },
} as const satisfies Record<string, Text>;
