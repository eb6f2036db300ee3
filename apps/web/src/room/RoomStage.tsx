import type { Drawing, Product, Rect, SizeCm } from '@muro/domain';
import { type ReactNode, Suspense } from 'react';
import '../styles/wall.css';
import type { SmallPictures } from '../canvas/scene.ts';
import { classNames } from '../controls/class-names.ts';
import { useText } from '../state/language/text-store.ts';
import type { Arrangement } from './arrangement.ts';
import { boxPx } from './box-px.ts';
import { DimensionLines } from './DimensionLines.tsx';
import { EveningShade } from './decor/EveningShade.tsx';
import { Person } from './decor/Person.tsx';
import { RoomDefs } from './decor/RoomDefs.tsx';
import { Wall } from './decor/Wall.tsx';
import pieceStyles from './HungPiece.module.css';
import { HungPiece } from './HungPiece.tsx';
import { SCENES } from './lazy-scenes.ts';
import { OutlineLines } from './OutlineLines.tsx';
import { type RoomView, viewBoxOf } from './plans/room-view.ts';
import styles from './Room.module.css';
import { isSameSize, type RoomChoice } from './room-choice.ts';
import { WALL_COLOURS } from './wall-colours.ts';

export interface ShownPiece {
  readonly product: Product;
  readonly drawing: Drawing;
  readonly photos: SmallPictures;
  /** Name of the piece: design, size, material. */
  readonly label: string;
}

interface RoomStageProps {
  readonly piece: ShownPiece;
  /** The design in other sizes. */
  readonly others: readonly ShownPiece[];
  readonly arrangement: Arrangement;
  readonly choice: RoomChoice;
  readonly view: RoomView;
}

/** The drawn room with its pieces: wall and furniture, compared sizes, pieces, dusk, person and lengths, from back to front. */
export function RoomStage({ piece, others, arrangement, choice, view }: RoomStageProps) {
  const { room, row, outlines, person } = arrangement;
  const Scene = SCENES[room];
  const viewBox = viewBoxOf(view);
  const [first] = row;
  return (
    <>
      <Layer viewBox={viewBox}>
        <RoomDefs />
        <Wall view={view} paint={WALL_COLOURS[choice.wall].paint} light={choice.light} />
        <Suspense>
          <Scene light={choice.light} pieces={person ? [...row, person] : row} />
        </Suspense>
      </Layer>
      <div className="wall-grain" />
      <ComparedPieces outlines={outlines} others={others} view={view} />
      {row.map((place, index) => (
        <RowPiece
          key={index === 0 ? 'own' : `beside-${index}`}
          piece={piece}
          others={others}
          place={place}
          isOwn={index === 0}
          view={view}
        />
      ))}
      {choice.light === 'evening' && (
        <Layer viewBox={viewBox} className={styles.dusk}>
          <EveningShade room={room} view={view} />
        </Layer>
      )}
      <Layer viewBox={viewBox}>
        {person && (
          <g transform={`translate(${person.x + person.width / 2} 2)`} data-person="">
            <Person />
          </g>
        )}
        <OutlineLines outlines={outlines} person={person} view={view} />
        {first && <DimensionLines piece={first} view={view} person={person} />}
      </Layer>
    </>
  );
}

interface LayerProps {
  readonly viewBox: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing in centimetres over the whole room. */
function Layer({ viewBox, className, children }: LayerProps) {
  return (
    <svg className={classNames(styles.layer, className)} viewBox={viewBox} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

interface ComparedPiecesProps extends Pick<RoomStageProps, 'others' | 'view'> {
  readonly outlines: readonly Rect[];
}

/** The design in the compared sizes, faint and behind the buyer's piece: their outlines over it name them. */
function ComparedPieces({ outlines, others, view }: ComparedPiecesProps) {
  const outlinedPieces = outlines.map((place) => ({ place, piece: pieceOfSize(others, place) }));
  const largestFirst = outlinedPieces.sort((a, b) => b.place.width * b.place.height - a.place.width * a.place.height);
  return largestFirst.map(
    ({ place, piece }) =>
      piece && (
        <div key={`${place.width} ${place.height}`} className={pieceStyles.compared} data-compared="">
          <HungPiece {...piece} label="" place={place} view={view} />
        </div>
      ),
  );
}

interface RowPieceProps extends Pick<RoomStageProps, 'piece' | 'others' | 'view'> {
  readonly place: Rect;
  readonly isOwn: boolean;
}

/** The buyer's piece, a copy of it, or the design in another size: a blank board until that is laid out. */
function RowPiece({ piece, others, place, isOwn, view }: RowPieceProps) {
  const t = useText();
  if (isOwn || isSameSize(piece.product.trim, place))
    return <HungPiece {...piece} label={isOwn ? piece.label : ''} place={place} view={view} />;
  const other = pieceOfSize(others, place);
  if (other) return <HungPiece {...other} place={place} view={view} />;
  return (
    <div className={pieceStyles.board} style={boxPx(place, view)}>
      {t('roomSize', { width: place.width, height: place.height })}
    </div>
  );
}

function pieceOfSize(others: readonly ShownPiece[], size: SizeCm): ShownPiece | undefined {
  return others.find(({ product }) => isSameSize(product.trim, size));
}
