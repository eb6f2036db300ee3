import type { serverPages as source } from '../en/server-pages.ts';
import type { Like } from '../shared/core.ts';

export const serverPages: Like<typeof source> = {
  termsText:
    'Je foto’s blijven van jou. De drukkerij gebruikt ze alleen om je collages op te slaan en te drukken en geeft ze aan niemand door. Gebruik alleen foto’s die je mag gebruiken. Een bestelling wordt gedrukt zoals je die bij het afrekenen hebt bevestigd. De drukkerij vult deze pagina aan met haar eigen voorwaarden.',
  pageDescription: 'Ontwerp een collage van je eigen foto’s en bestel die als print voor je muur.',
  noScript: 'Deze pagina heeft JavaScript nodig. Zet JavaScript aan in je browser en laad de pagina opnieuw.',
  webMissing: 'De collagemaker is nog niet gebouwd.',
};
