import type { drafts as source } from '../en/drafts.ts';
import type { Like } from '../shared/core.ts';

export const drafts: Like<typeof source> = {
  draftsTitle: 'Tes collages commencés',
  draftsHint: 'Gardés uniquement dans ce navigateur : les {most} plus récents, chacun pendant {days} jours.',
  draftPicture: 'Image de {name} tel que tu l’as laissé',
  draftUnnamed: 'Collage',
  draftOfSaved: 'Modifications d’un collage enregistré',
  draftInUse: 'Ouvert dans une autre fenêtre',
  draftGoOn: 'Continuer',
  draftGoOnWith: 'Continuer {name}, {size} cm',
  draftThrowAway: 'Supprimer',
  draftThrowAwayOf: 'Supprimer {name}, {size} cm',
  draftThrowTitle: 'Supprimer ce collage ?',
  draftThrowText:
    'Les modifications faites dans {name} depuis le dernier enregistrement seront supprimées de cet appareil, ainsi que ses photos non enregistrées. Cette action est définitive.',
  draftKeep: 'Le garder',
  draftInUseTitle: 'Ce collage est ouvert dans une autre fenêtre',
  draftInUseText: 'Continue ici avec tout ton travail, ou commence avec une copie et laisse l’autre fenêtre telle quelle.',
  draftTakeOver: 'Continuer ici',
  draftCopy: 'Travailler sur une copie',
  draftUnreadableTitle: 'Ce collage ne peut pas être ouvert',
  draftUnreadableText:
    'Il a peut-être été enregistré ou supprimé dans une autre fenêtre, ou il vient d’une autre version de cette page. Recharge la page et réessaie.',
  draftNewerTitle: 'Travail plus récent sur cet appareil',
  draftNewerText: 'Cet appareil contient des modifications de ce collage qui n’ont pas été enregistrées ({when}).',
  draftNewerInUse: 'Elles sont ouvertes en ce moment dans une autre fenêtre.',
  draftNewerGoOn: 'Continuer avec les modifications',
  draftNewerSaved: 'Ouvrir le collage enregistré',
  draftEditorTitle: 'Reprends là où tu en étais',
  draftNewDesign: 'Choisir un nouveau modèle',
  keepingFull:
    'Il n’y a plus de place sur cet appareil : ton travail n’y est pas gardé. Enregistre-le dans ton compte pour ne rien perdre.',
  keepingRefused: 'Ce navigateur ne garde pas ton travail sur cet appareil. Enregistre-le dans ton compte avant de fermer cette fenêtre.',
  keepingSplit: 'Ce collage est maintenant modifié dans une autre fenêtre. Ce que tu fais ici est gardé dans une copie séparée.',
};
