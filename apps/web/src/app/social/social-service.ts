/**
 * Returns the name of the photo service that the shop has set up, which the server wrote into the page (`<meta name="muro-social"
 * content="…">`); null without one, and then its tab is not shown.
 */
export function socialService(): string | null {
  return document.querySelector('meta[name="muro-social"]')?.getAttribute('content') || null;
}
