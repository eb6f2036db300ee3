import { API_LOCALES } from '@muro/api';
import { NEW_SHOP_TEXTS } from '@muro/texts/shop';
import { SHOP_FILE, textFile } from './names.ts';
import { SHOP_TEXTS, type Words } from './shop-data.ts';

/** Formats words as members of a JSON object: `"de": "Paket"`. */
const members = (words: Words): readonly string[] => Object.entries(words).map(([locale, text]) => `"${locale}": ${JSON.stringify(text)}`);

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
      "names": { ${members(NEW_SHOP_TEXTS.parcel).join(', ')} },
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

  // Minutes in which a buyer may change or cancel an order; then it is printed.
  "graceMinutes": 30,

  // By material: "none" for what is made to specification, or "14 days".
  "withdrawal": { "POSTER": "none", "CANVAS2CM": "none" },

  // Your own checkout, if you have one: buyers are led there with a signed reference instead of to the cart of Muro, and your
  // server places the order. https:// alone, but for a trial on http://localhost. How: docs/integrate/checkout.md of Muro.
  // "checkoutUrl": "https://shop.example/cart/collage",

  // Whose time mails tell, and whose days a term to withdraw has; without it those of UTC.
  "timeZone": "Europe/Madrid",

  // Business hours; optional.
  "hours": {
    ${members(NEW_SHOP_TEXTS.hours).join(',\n    ')}
  }
}
`;

/** Returns the files of a new shop's folder by path: a commented `shop.jsonc`, and a placeholder for every text in every language. */
export function newShop(): ReadonlyMap<string, string> {
  const texts = SHOP_TEXTS.flatMap((text) =>
    API_LOCALES.map(
      (locale) => [textFile(text, locale), `# ${NEW_SHOP_TEXTS[text][locale]}\n\n${NEW_SHOP_TEXTS.toBeWritten[locale]}\n`] as const,
    ),
  );
  return new Map([[SHOP_FILE, FILE], ...texts]);
}
