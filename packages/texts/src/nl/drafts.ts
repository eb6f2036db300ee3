import type { drafts as source } from '../en/drafts.ts';
import type { Like } from '../shared/core.ts';

export const drafts: Like<typeof source> = {
  draftsTitle: 'Collages waar je mee bezig bent',
  draftsHint: 'Alleen in deze browser bewaard: de nieuwste {most}, elk {days} dagen.',
  draftPicture: 'Afbeelding van {name}, laatste stand',
  draftUnnamed: 'Collage',
  draftOfSaved: 'Wijzigingen in een opgeslagen collage',
  draftInUse: 'Open in een ander venster',
  draftGoOn: 'Verdergaan',
  draftGoOnWith: 'Verdergaan met {name}, {size} cm',
  draftThrowAway: 'Weggooien',
  draftThrowAwayOf: '{name}, {size} cm weggooien',
  draftThrowTitle: 'Deze collage weggooien?',
  draftThrowText:
    'Wat je in {name} hebt gedaan sinds de laatste keer opslaan, wordt van dit apparaat verwijderd, samen met de foto’s erin die nog niet zijn opgeslagen. Dit kan niet ongedaan worden gemaakt.',
  draftKeep: 'Bewaren',
  draftInUseTitle: 'Deze collage is open in een ander venster',
  draftInUseText: 'Ga hier verder met alles wat daar te zien is, of begin met een kopie; het andere venster blijft dan zoals het is.',
  draftTakeOver: 'Hier verdergaan',
  draftCopy: 'Een kopie gebruiken',
  draftUnreadableTitle: 'Deze collage kan niet worden geopend',
  draftUnreadableText:
    'Misschien is hij in een ander venster opgeslagen of weggegooid, of hoort hij bij een andere versie van deze pagina. Laad de pagina opnieuw en probeer het nog eens.',
  draftNewerTitle: 'Nieuwer werk op dit apparaat',
  draftNewerText: 'Op dit apparaat staan niet-opgeslagen wijzigingen in deze collage ({when}).',
  draftNewerInUse: 'Ze zijn nu open in een ander venster.',
  draftNewerGoOn: 'Verdergaan met de wijzigingen',
  draftNewerSaved: 'De opgeslagen collage openen',
  draftEditorTitle: 'Ga verder waar je was gebleven',
  draftNewDesign: 'Een nieuw ontwerp kiezen',
  keepingFull:
    'Er is geen opslagruimte meer op dit apparaat, dus je werk wordt hier niet bewaard. Sla het op in je account, dan gaat er niets verloren.',
  keepingRefused: 'Deze browser bewaart je werk niet op dit apparaat. Sla het op in je account voordat je dit venster sluit.',
  keepingSplit: 'Deze collage wordt nu in een ander venster verder bewerkt. Wat je hier doet, wordt als eigen kopie bewaard.',
};
