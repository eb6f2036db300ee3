import { API_LOCALES, type ApiLocale } from '@muro/api';
import { SHOP_FILE, textFile } from './names.ts';
import { SHOP_TEXTS, type ShopText } from './shop-data.ts';

const FILE = `{
  // What buyers see on pages, in mails and on slips.
  "name": "My shop",

  // A picture beside this file: .png, .jpg or .svg, at most 1 MB.
  // "logo": "logo.png",

  // Who sells. The phone may be left out.
  "contact": {
    "company": "My shop",
    "street": "Main Street 1",
    "postcode": "28013",
    "city": "Madrid",
    "country": "ES",
    "email": "shop@example.org",
    "phone": "+34 000 000 000"
  },

  // The currency of prices.json. All amounts are whole cents: 495 is 4.95.
  "currency": "EUR",

  // Its rate, and whether it is "included" in the prices and costs or "added" to them. Buyers see and pay amounts with VAT.
  "vat": { "percent": 21, "prices": "included" },

  // Where you deliver to, in the order of the choice: ISO 3166 codes.
  "countries": ["ES", "PT", "FR"],

  // Ways of delivery, the usual one first. Of "costs" the first line counts that fits the country (without "to": every country)
  // and the longest side of the largest piece (without "upToCm": any); where none fits, this way is not offered.
  // "days" are working days from the order to the door.
  "delivery": [
    {
      "id": "parcel",
      "names": { "nl": "Pakket", "en": "Parcel", "de": "Paket", "fr": "Colis", "it": "Pacco", "es": "Paquete" },
      "days": { "from": 3, "to": 5 },
      "costs": [
        { "to": ["ES"], "upToCm": 60, "cents": 495 },
        { "to": ["ES"], "cents": 995 },
        { "upToCm": 60, "cents": 995 },
        { "cents": 1995 }
      ]
    }
  ],

  // Whether the cart asks for an invoice address beside the one of delivery.
  "invoiceAddress": true,

  // So many minutes a buyer may change or cancel an order; it is printed after that.
  "graceMinutes": 30,

  // By material: "none" for what is made to specification, or "14 days".
  "withdrawal": { "POSTER": "none", "CANVAS2CM": "none" },

  // Your own checkout, if you have one: buyers are led there with a signed reference instead of to the cart of Muro, and your
  // server places the order. https:// alone, but for a trial on http://localhost. How: docs/checkout.md of Muro.
  // "checkoutUrl": "https://shop.example/cart/collage",

  // Whose time mails tell, and whose days a term to withdraw has; without it those of UTC.
  "timeZone": "Europe/Madrid",

  // When somebody can be reached; may be left out.
  "hours": {
    "nl": "Maandag tot vrijdag 9–17 uur",
    "en": "Monday to Friday, 9 am to 5 pm",
    "de": "Montag bis Freitag 9–17 Uhr",
    "fr": "Du lundi au vendredi, de 9 h à 17 h",
    "it": "Da lunedì a venerdì, 9–17",
    "es": "De lunes a viernes, de 9 a 17 h"
  }
}
`;

const TITLES: Readonly<Record<ShopText, Readonly<Record<ApiLocale, string>>>> = {
  terms: {
    nl: 'Algemene voorwaarden',
    en: 'Terms and conditions',
    de: 'Allgemeine Geschäftsbedingungen',
    fr: 'Conditions générales de vente',
    it: 'Condizioni generali di vendita',
    es: 'Condiciones generales de venta',
  },
  privacy: { nl: 'Privacy', en: 'Privacy', de: 'Datenschutz', fr: 'Confidentialité', it: 'Privacy', es: 'Privacidad' },
  imprint: {
    nl: 'Bedrijfsgegevens',
    en: 'Legal notice',
    de: 'Impressum',
    fr: 'Mentions légales',
    it: 'Note legali',
    es: 'Aviso legal',
  },
};

const TO_WRITE: Readonly<Record<ApiLocale, string>> = {
  nl: 'Deze tekst moet nog worden geschreven.',
  en: 'This text is still to be written.',
  de: 'Dieser Text muss noch geschrieben werden.',
  fr: 'Ce texte reste à écrire.',
  it: 'Questo testo è ancora da scrivere.',
  es: 'Este texto está por escribir.',
};

/** The files of a new shop's folder by their paths: a commented `shop.jsonc`, and every text in every language to be written. */
export function newShop(): ReadonlyMap<string, string> {
  const texts = SHOP_TEXTS.flatMap((text) =>
    API_LOCALES.map((locale) => [textFile(text, locale), `# ${TITLES[text][locale]}\n\n${TO_WRITE[locale]}\n`] as const),
  );
  return new Map([[SHOP_FILE, FILE], ...texts]);
}
