/** Cache-Control of a file whose address contains the hash of its content. */
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
