import type { ReactNode, SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>;

/** Icons are decorative: the control that holds one has the accessible name. 24 × 24, stroke width 1.5 px. */
function icon(children: ReactNode) {
  return function Icon(props: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1.5em"
        height="1.5em"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...props}
      >
        {children}
      </svg>
    );
  };
}

/** Back to the previous screen: an arrow, to distinguish it from the chevron for one step in a row. */
export const ArrowBackIcon = icon(<path d="M19 12H5M11 5.500 4.500 12l6.500 6.500" />);
export const BackIcon = icon(<path d="M14.5 5 8 12l6.5 7" />);
export const ForwardIcon = icon(<path d="M9.5 5 16 12l-6.5 7" />);
export const DownIcon = icon(<path d="m6 9.5 6 6 6-6" />);
export const UpIcon = icon(<path d="m6 14.5 6-6 6 6" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const MinusIcon = icon(<path d="M6 12h12" />);
export const PlusIcon = icon(<path d="M6 12h12M12 6v12" />);
export const SaveIcon = icon(
  <>
    <path d="M5 4h11l3 3v13H5z" />
    <path d="M8 4v5h7V4M8 20v-6h8v6" />
  </>,
);
export const CartIcon = icon(
  <>
    <path d="M3.5 5h2.2l1.8 10h10.3l2-7.5H6.2" />
    <circle cx="9" cy="19" r="1.2" />
    <circle cx="16.5" cy="19" r="1.2" />
  </>,
);
export const PersonIcon = icon(<path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.500c.5-4 3.500-6 7.500-6s7 2 7.500 6" />);
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M4 12h16M12 4c5.3 5 5.3 11 0 16M12 4c-5.3 5-5.3 11 0 16" />
  </>,
);
export const FilterIcon = icon(<path d="M4 7h16M7 12h10M10 17h4" />);
export const FullScreenIcon = icon(<path d="M4.500 9.500v-5h5M14.500 4.500h5v5M19.500 14.500v5h-5M9.500 19.500h-5v-5" />);
export const DoneIcon = icon(<path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12l3 3 5.500-5.500" />);
export const SquareIcon = icon(<path d="M6 6h12v12H6z" />);
export const LandscapeIcon = icon(<path d="M4 7.5h16v9H4z" />);
export const PortraitIcon = icon(<path d="M7.5 4h9v16h-9z" />);
export const UndoIcon = icon(<path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3" />);
export const RedoIcon = icon(<path d="m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3" />);
export const TrashIcon = icon(<path d="M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" />);
export const PencilIcon = icon(<path d="m4 20 1-4L16.5 4.5l3 3L8 19zM14 7l3 3" />);
export const SwapIcon = icon(<path d="M4 8h14l-3-3M20 16H6l3 3" />);
export const RotateIcon = icon(<path d="M19 5v5h-5M19 10a7.5 7.5 0 1 0 .5 5" />);
/** Two halves on either side of a mirror axis. */
export const MirrorIcon = icon(<path d="M12 4v2M12 9v2M12 14v2M12 19v1.500M9 7.500v10H3.500zM15 7.500v10h5.500z" />);
/** A landscape photo in a portrait frame, and one that fills the frame. */
export const WholePhotoIcon = icon(<path d="M6.500 3.500h11v17h-11zM6.500 9h11M6.500 15h11" />);
export const FillSpaceIcon = icon(
  <path d="M6.500 3.500h11v17h-11zM12 10V6.500M10.500 8 12 6.500 13.500 8M12 14v3.500M10.500 16l1.500 1.500 1.500-1.500" />,
);
export const PhotoIcon = icon(
  <>
    <path d="M4 5h16v14H4z" />
    <circle cx="9" cy="10" r="1.5" />
    <path d="m5 18 5-5 3 3 3-3 4 4" />
  </>,
);
export const AddPhotoIcon = icon(
  <>
    <path d="M13 5H4v14h16v-8" />
    <path d="m5 18 5-5 3 3 2.5-2.5L20 18M18.5 3v6M15.5 6h6" />
  </>,
);
export const ComputerIcon = icon(<path d="M4 5h16v11H4zM9 20h6M12 16v4" />);
export const QuoteIcon = icon(
  <path d="M10 7c-3 .5-4.500 2.500-4.500 6v4h4.500v-4.500H7.500M19 7c-3 .5-4.500 2.500-4.500 6v4H19v-4.500h-2.500" />,
);
export const TextIcon = icon(<path d="M5 7V5h14v2M12 5v14M9.500 19h5" />);
export const PaletteIcon = icon(
  <>
    <path d="M12 4a8 8 0 1 0 0 16c1.500 0 2-1 1.500-2-.6-1.300.2-2.500 1.700-2.500H17c2 0 3-1.300 3-3.500 0-4.500-3.500-8-8-8Z" />
    <circle cx="8.500" cy="11" r=".8" />
    <circle cx="11.500" cy="8" r=".8" />
    <circle cx="15.500" cy="9.500" r=".8" />
  </>,
);
export const EffectsIcon = icon(
  <path d="M12 4v4M12 16v4M4 12h4M16 12h4M6.500 6.500 9 9M15 15l2.500 2.500M17.500 6.500 15 9M9 15l-2.500 2.500" />,
);
export const WarningIcon = icon(<path d="M12 4.500 20.500 19h-17zM12 10v4.500M12 16.800v.1" />);
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 11v5M12 8v.1" />
  </>,
);
export const HandIcon = icon(
  <path d="M8 12V6.500a1.300 1.300 0 0 1 2.600 0V11V5a1.300 1.300 0 0 1 2.600 0v6-4.500a1.300 1.300 0 0 1 2.600 0V12v-2.500a1.300 1.300 0 0 1 2.600 0V15c0 3-2 5-5 5h-1c-2 0-3.300-1-4.300-2.500L5.500 14c-.8-1.300.8-2.400 1.800-1.300L8 13.500" />,
);
export const SmileyGoodIcon = icon(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M9 10v.1M15 10v.1M8.500 14c1.700 2.500 5.300 2.500 7 0" />
  </>,
);
export const SmileyPlainIcon = icon(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M9 10v.1M15 10v.1M9 15h6" />
  </>,
);
export const SmileyBadIcon = icon(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M9 10v.1M15 10v.1M8.500 16c1.700-2.500 5.300-2.500 7 0" />
  </>,
);
/** A face cut off by an edge. */
export const FaceCutIcon = icon(
  <path d="M14 6.730a7 7 0 1 0 0 10.540M14 3.500v17M18.500 6.500v.1M18.500 12v.1M18.500 17.500v.1M7.500 10.500v.1M7.800 15c1.100.8 2.500 1 3.700.6" />,
);
export const AlignLeftIcon = icon(<path d="M4 6h16M4 10h10M4 14h16M4 18h10" />);
export const AlignCentreIcon = icon(<path d="M4 6h16M7 10h10M4 14h16M7 18h10" />);
export const AlignRightIcon = icon(<path d="M4 6h16M10 10h10M4 14h16M10 18h10" />);
export const AlignTopIcon = icon(<path d="M4 4.500h16M9 8h6v7H9z" />);
export const AlignMiddleIcon = icon(<path d="M4 12h4M16 12h4M9 8h6v8H9z" />);
export const AlignBottomIcon = icon(<path d="M4 19.500h16M9 9h6v7H9z" />);
/** A letter alone, on a light stripe and on a dark stripe. */
export const StripeNoneIcon = icon(<path d="M7.500 17 12 7l4.500 10M9.100 13.500h5.800" />);
export const StripeLightIcon = icon(<path d="M3.500 4.500h17v15h-17zM8.500 16 12 8l3.500 8M9.800 13.300h4.400" />);
export const StripeDarkIcon = icon(
  <>
    <path d="M3.500 4.500h17v15h-17z" fill="currentColor" />
    <path d="M8.500 16 12 8l3.500 8M9.800 13.300h4.400" stroke="var(--paper)" />
  </>,
);
export const CopiesIcon = icon(<path d="M8 8h12v12H8zM4 16V4h12" />);
export const MoreIcon = icon(<path d="M5.500 12h.1M12 12h.1M18.500 12h.1" strokeWidth="3" />);
export const ShuffleIcon = icon(
  <path d="M3 7h3.500c5 0 5.500 10 10.500 10h4M3 17h3.500c2 0 3.300-1.600 4.300-3.500M13.200 10.500C14.200 8.600 15.300 7 17 7h4M18.500 4.500 21 7l-2.500 2.500M18.500 14.500 21 17l-2.500 2.500" />,
);
export const FitIcon = icon(<path d="M4 4h9v8H4zM16 4h4v5h-4zM16 12h4v8h-4zM4 15h9v5H4z" />);
export const HeroIcon = icon(<path d="M4 4h11v16H4zM18 4h2v4h-2zM18 11h2v3h-2zM18 17h2v3h-2z" />);
export const StarIcon = icon(
  <path d="m12 4 2.400 5.200 5.600.700-4.100 3.900 1 5.700L12 16.700l-4.900 2.800 1-5.700L4 9.900l5.600-.700Z" />,
);
export const LockIcon = icon(<path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3" />);
export const UnlockIcon = icon(<path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 6.800-1.200" />);
export const SeveralIcon = icon(<path d="M8 4h12v12H8zM4 8v12h12M11 10l2.200 2.200L17 8" />);
export const InOrderIcon = icon(<path d="M4 5h6v6H4zM14 5h6v6h-6zM4 15h6v4.500H4zM14 15h6v4.500h-6z" />);
export const KeyboardIcon = icon(<path d="M3 6.500h18v11H3zM6.500 10h.1M10 10h.1M14 10h.1M17.500 10h.1M8 14h8" />);
const EYE = (
  <>
    <path d="M3 12c2.500-4 5.500-6 9-6s6.500 2 9 6c-2.500 4-5.500 6-9 6s-6.500-2-9-6Z" />
    <circle cx="12" cy="12" r="2.500" />
  </>
);
export const EyeIcon = icon(EYE);
export const CrossedEyeIcon = icon(
  <>
    {EYE}
    <path d="M5 19 19 5" />
  </>,
);
