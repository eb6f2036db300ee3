import type { ownWall as source } from '../en/own-wall.ts';
import type { Like } from '../shared/core.ts';

export const ownWall: Like<typeof source> = {
  ownWall: 'Deine eigene Wand',
  wallIntro:
    'Klebe ein A4-Blatt flach an die Wand, geh etwa zwei Meter zurück und fotografiere gerade von vorn. Das Foto bleibt auf deinem Gerät.',
  wallChoose: 'Foto wählen',
  wallTake: 'Foto aufnehmen',
  wallMarkHint:
    'Schiebe die vier Punkte auf die Ecken des Blatts. Die Pfeiltasten bewegen einen Punkt um ein Pixel, mit der Umschalttaste um zehn.',
  wallCorner: 'Ecke {number} des Blatts: {x}, {y}',
  wallEdgeEnd: 'Ende {number} der waagrechten Kante: {x}, {y}',
  wallSheet: 'Blatt an der Wand',
  wallOtherSheet: 'Andere Größe',
  wallSheetWidth: 'Breite des Blatts (cm)',
  wallSheetHeight: 'Höhe des Blatts (cm)',
  wallEdge: 'Auch eine lange waagrechte Kante markieren, etwa eine Fußleiste oder die Lehne eines Sofas: Das Ergebnis wird genauer',
  wallHang: 'An die Wand hängen',
  wallNotFourCorners: 'Die vier Punkte sind nicht die Ecken eines Blatts. Setze jeden auf eine eigene Ecke.',
  wallTooSmall: 'Das Blatt ist auf dem Foto zu klein. Geh näher heran oder nimm ein größeres Blatt.',
  wallTooSlanted: 'Das Blatt ist zu sehr von der Seite zu sehen. Fotografiere mehr von vorn.',
  wallWrongSheet: 'Diese Punkte passen nicht zu einem Blatt dieser Größe. Prüfe die Größe und die Punkte.',
  wallTooTurned: 'Die Wand ist zu weit gedreht. Fotografiere mehr von vorn.',
  wallNoSheet:
    'Zwischen diesen Punkten ist kein Blatt zu sehen. Setze jeden Punkt auf seine Ecke; ist das Foto unscharf oder hebt sich das Blatt kaum von der Wand ab, mach ein neues: mit ruhiger Hand und bei weicherem Licht.',
  wallBehind: 'Das Stück passt nicht auf dieses Foto. Verschiebe es oder geh für das Foto weiter zurück.',
  wallGoNearer: 'Geh näher heran oder nimm ein größeres Blatt: Die Größe wird genauer.',
  wallOffBorder: 'Halte das Blatt vom Rand des Fotos fern: Dort krümmen Objektive Linien.',
  wallMarkEdge: 'Markiere eine lange waagrechte Kante: Das Ergebnis wird genauer.',
  wallError: 'Größe auf dem Foto: ± {length} cm',
  wallPicture: '{piece}, an deiner eigenen Wand',
  wallMove: 'Mit den Pfeiltasten verschieben.',
  wallMoved: 'Mitte des Stücks: {across} cm waagrecht und {down} cm senkrecht vom Blatt',
  wallRefused: 'So passt das Stück nicht: Es bleibt, wie es ist.',
  wallCorrect: 'Größe von Hand korrigieren',
  wallCorrected: '{percent} %',
  wallChangeMarks: 'Punkte ändern',
  wallOtherPhoto: 'Anderes Foto',
  wallKeep: 'Bild behalten',
  wallShare: 'Teilen',
};
