import type { materials as source } from '../en/materials.ts';
import type { Like } from '../shared/core.ts';

export const materials: Like<typeof source> = {
  NO_PREFERENCE: 'Nessuna preferenza',
  POSTER: 'Poster',
  CANVAS2CM: 'Tela, telaio da 2 cm',
  CANVAS4CM: 'Tela, telaio da 4,5 cm',
  DIBOND: 'Alluminio',
  PLEXI: 'Vetro acrilico',
  TILES: 'Pannelli',
  TILESPERM: 'Pannelli fissi',
};
