/**
 * Looks at a page for what a person would call cut. All of it runs in the page, where these functions know each other by their names
 * (see `walker.ts`), and nothing else of the tests.
 */

/** Words or a control, with what may cut them off. */
export interface Piece {
  readonly name: string;
  readonly rects: () => readonly DOMRect[];
  /** Boxes that show nothing of what lies outside them, from the inside out. */
  readonly clips: readonly { readonly element: Element; readonly x: boolean; readonly y: boolean }[];
  /** The button or field whose words these are. */
  readonly control: Element | null;
  /** It stands still in the window: what is beyond an edge is out of reach. */
  readonly isFixed: boolean;
  readonly scrolls: { readonly x: boolean; readonly y: boolean };
}

/** One walk through the widths of the window, and how it looks meanwhile. */
export interface Walk {
  readonly stepsPx: readonly number[];
  /** Widths that are looked at beside the steps, and more thoroughly: where the page may change its shape. */
  readonly stopsPx: readonly number[];
  /** Widths where its code changes it, and not its style alone: it gets time to draw itself anew there. */
  readonly restsPx: readonly number[];
  readonly heightPx: number;
  /** Of the usual size. */
  readonly textPercent: number;
}

/**
 * Makes the frame of this page wider step by step and looks at each width.
 *
 * @returns each fault with the widths where it is seen
 */
export async function walkWidths({ stepsPx, stopsPx, restsPx, heightPx, textPercent }: Walk): Promise<readonly string[]> {
  const frame = window.frameElement as HTMLIFrameElement;
  const seen = new Map<string, number[]>();
  const [fromPx = 0] = stepsPx;
  const stops = [fromPx, ...stopsPx, ...restsPx];
  const widths = [...new Set([...stepsPx, ...stops])].sort((one, other) => one - other);
  document.documentElement.style.fontSize = `${textPercent}%`;
  frame.style.height = `${heightPx}px`;
  let pieces: readonly Piece[] = [];
  // A window that was opened just now is hidden until it is ready.
  for (let looks = 0; collectPieces().length === 0 && looks < 20; looks++) await settled();
  for (const widthPx of widths) {
    frame.style.width = `${widthPx}px`;
    const isStop = stops.includes(widthPx);
    if (widthPx === fromPx || restsPx.includes(widthPx)) await settled();
    if (isStop) pieces = collectPieces();
    const faults = pieces.length === 0 ? ['nothing is there to look at'] : findFaults(pieces);
    for (const fault of [...faults, ...(isStop ? findCovered() : [])]) seen.set(fault, [...(seen.get(fault) ?? []), widthPx]);
  }
  document.documentElement.style.fontSize = '';
  return [...seen].map(([fault, at]) => `${fault}, ${at[0]} to ${at.at(-1)} px wide (${at.length} times)`);
}

/** Until the page has heard of its new size and drawn itself anew: for some frames it changes nothing any more. */
export async function settled(): Promise<void> {
  let quietFrames = 0;
  const observer = new MutationObserver(() => {
    quietFrames = 0;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  window.dispatchEvent(new Event('resize'));
  for (let frames = 0; quietFrames < 4 && frames < 60; frames++) {
    await new Promise(requestAnimationFrame);
    quietFrames += 1;
  }
  observer.disconnect();
}

/** What styles say of an element that holds others: read once for all that lie in it. */
export interface Holder {
  readonly cutsX: boolean;
  readonly cutsY: boolean;
  readonly scrollsX: boolean;
  readonly scrollsY: boolean;
  readonly isFixed: boolean;
  /** For screen readers only, or out of the window until its moment: cut on purpose, with all that lies in it. */
  readonly isPutAside: boolean;
}

export type Holders = Map<Element, Holder>;

export function collectPieces(): readonly Piece[] {
  const pieces: Piece[] = [];
  const holders: Holders = new Map();
  const controls = 'button, a[href], input, select, textarea, [role="tab"], [role^="menuitem"], [role="option"]';
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || !isSeen(parent, holders)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = () => [...range.getClientRects()];
    pieces.push({
      ...placeIn(parent, holders),
      name: `${placeOf(parent)} “${text.data.trim()}”`,
      rects,
      control: parent.closest(controls),
    });
  }
  for (const control of document.querySelectorAll(controls)) {
    if (!isSeen(control, holders)) continue;
    const rects = () => [control.getBoundingClientRect()];
    pieces.push({ ...placeIn(control, holders), name: `${placeOf(control)} ${nameOf(control)}`, rects, control: null });
  }
  return pieces;
}

export function placeIn(from: Element, holders: Holders): Pick<Piece, 'clips' | 'isFixed' | 'scrolls'> {
  const clips: { element: Element; x: boolean; y: boolean }[] = [];
  const scrolls = { x: false, y: false };
  let isFixed = false;
  for (let element: Element | null = from; element && element !== document.body && !isFixed; element = element.parentElement) {
    const { cutsX, cutsY, scrollsX, scrollsY, ...holder } = holderOf(element, holders);
    scrolls.x ||= scrollsX;
    scrolls.y ||= scrollsY;
    const clip = { element, x: cutsX && !scrolls.x, y: cutsY && !scrolls.y };
    if (clip.x || clip.y) clips.push(clip);
    isFixed = holder.isFixed;
  }
  return { clips, isFixed, scrolls };
}

export function holderOf(element: Element, holders: Holders): Holder {
  const known = holders.get(element);
  if (known) return known;
  const { overflowX, overflowY, position, clipPath, display } = getComputedStyle(element);
  const { width, height, bottom } = element.getBoundingClientRect();
  const hasBox = display !== 'contents'; // without one it is of no size, and what lies in it is seen all the same
  const isFixed = position === 'fixed';
  const parent = element.parentElement;
  const isLast = !parent || parent === document.body;
  const isAside = hasBox && (clipPath === 'inset(50%)' || (width <= 1 && height <= 1) || (bottom <= 0 && isFixed));
  const holder = {
    cutsX: /hidden|clip/.test(overflowX),
    cutsY: /hidden|clip/.test(overflowY),
    scrollsX: /auto|scroll/.test(overflowX),
    scrollsY: /auto|scroll/.test(overflowY),
    isFixed,
    isPutAside: isAside || (!isLast && holderOf(parent, holders).isPutAside),
  };
  holders.set(element, holder);
  return holder;
}

/** Words for screen readers only, and what waits out of the window for its moment, are cut on purpose. */
export function isSeen(element: Element, holders: Holders): boolean {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[data-live-announcer], option, [inert]')) return false;
  return element === document.body || !holderOf(element, holders).isPutAside;
}

export function nameOf(element: Element): string {
  return `<${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? ''}>`;
}

/** The element's own class, without what the build adds. */
export function placeOf(element: Element): string {
  const named = element.closest('[class]');
  return String(named?.getAttribute('class') ?? '')
    .replace(/_(\w+?)_\w+_\d+/g, '$1')
    .split(' ')
    .slice(0, 2)
    .join('.');
}

/** What of the pieces cannot be read or reached at this width; empty when all is well. */
export function findFaults(pieces: readonly Piece[]): readonly string[] {
  const faults: string[] = [];
  const widthPx = document.documentElement.clientWidth;
  const heightPx = window.innerHeight;
  if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page is wider than the window');
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element): DOMRect => {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  };
  for (const { name, rects, clips, control, isFixed, scrolls } of pieces) {
    for (const rect of rects()) {
      if (rect.width === 0 || rect.height === 0) continue;
      if (isPutAway(rect, clips, boxOf)) continue;
      const isOutX = rect.left < -0.5 || rect.right > widthPx + 0.5;
      const isOutY = isFixed && !scrolls.y && (rect.top < -1 || rect.bottom > heightPx + 1);
      if ((isOutX && !scrolls.x) || isOutY) faults.push(`out of the window: ${name}`);
      if (control && !scrolls.y && spills(rect, boxOf(control))) faults.push(`out of its button: ${name}`);
      const cutting = clips.find((clip) => isCut(rect, clip, boxOf(clip.element)));
      if (cutting) faults.push(`cut by ${placeOf(cutting.element)}: ${name}`);
    }
  }
  return [...new Set(faults)];
}

/** A line that has no room wraps out of a place of one line as a whole: that is on purpose. */
export function isPutAway(rect: DOMRect, clips: Piece['clips'], boxOf: (element: Element) => DOMRect): boolean {
  return clips.some(({ element, x, y }) => {
    const box = boxOf(element);
    return x && y && box.height < 2 * rect.height && (rect.top >= box.bottom - 1 || rect.bottom <= box.top + 1);
  });
}

export function isCut(rect: DOMRect, { x, y }: Piece['clips'][number], box: DOMRect): boolean {
  const slackPx = rect.height * 0.25; // a line of words is higher than its letters
  const isCutX = x && (rect.left < box.left - 0.5 || rect.right > box.right + 0.5);
  return isCutX || (y && (rect.top < box.top - slackPx || rect.bottom > box.bottom + slackPx));
}

export function spills(rect: DOMRect, box: DOMRect): boolean {
  return rect.left < box.left - 0.5 || rect.right > box.right + 0.5 || rect.bottom > box.bottom + 4 || rect.top < box.top - 4;
}

/** Controls that lie under something else of the same layer, and stay there when they are scrolled into view as for the focus. */
export function findCovered(): readonly string[] {
  const controls = 'button:not([data-slot]), a[href], [role="tab"], [role^="menuitem"], [role="option"]';
  const holders: Holders = new Map();
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    if (!isSeen(control, holders) || control.closest('[aria-hidden="true"]') || getComputedStyle(control).pointerEvents === 'none')
      return [];
    if (!coverOf(control)) return [];
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const cover = coverOf(control);
    return cover ? [`covered by ${placeOf(cover)}: ${placeOf(control)} ${nameOf(control)} ${control.textContent}`] : [];
  });
}

export function coverOf(control: Element): Element | null {
  const layerOf = (element: Element): Element | null =>
    element.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="tooltip"], [role="status"], aside, [data-own-press]');
  const { left, top, width, height } = control.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && !control.contains(hit) && !hit.contains(control) && layerOf(hit) === layerOf(control) ? hit : null;
}
