import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';

/** A drawing that is moved and zoomed in a window of its own. */
export interface Canvas {
  zoomIn(): void;
  zoomOut(): void;
  /** Shows the whole drawing. */
  fit(): void;
  actualSize(): void;
  /** Moves a part of the drawing to the middle of the window, if a part of it is outside. */
  show(part: Element): void;
  /** As `show`. Until a person has moved or zoomed it, a drawing larger than its window has the part in the middle. */
  follow(part: Element): void;
  /** Executes a key; returns whether it has a meaning here. */
  press(key: string): boolean;
  /** Whether the pointer has moved the drawing since it was pressed: then its release selects nothing. */
  wasMoved(): boolean;
  close(): void;
}

/** Pixels of the window that an arrow key moves the drawing. */
const step = 60;
/** Pixels that a press may move the pointer. */
const slack = 4;

/** A larger drawing starts at this scale and shows only a part: its text of 12 pixels has 11 of them. */
const readable = 11 / 12;

interface Span {
  readonly from: number;
  readonly length: number;
}

/** How far a drawing moves to have a part in the middle of its window. At its edge it stops: beyond is nothing to see. */
export function toMiddle(window: Span, part: Span, whole: Span): number {
  const wanted = window.from + window.length / 2 - part.from - part.length / 2;
  const toStart = window.from - whole.from;
  const toEnd = toStart + window.length - whole.length;
  // A drawing that is smaller than its window is in the middle of it.
  if (whole.length <= window.length) return (toStart + toEnd) / 2;
  return Math.min(toStart, Math.max(toEnd, wanted));
}

export function openCanvas(around: HTMLElement, drawing: HTMLElement): Canvas {
  /** The scale at which the whole drawing is in the window. */
  const fitting = () =>
    drawing.offsetWidth === 0
      ? 1
      : Math.min(around.clientWidth / drawing.offsetWidth, around.clientHeight / drawing.offsetHeight, 1);
  const startScale = Math.max(fitting(), readable);
  /** The pan that puts the drawing in the middle, in pixels of the drawing. A higher one begins at its top. */
  const middle = (scale: number) => ({
    startX: (around.clientWidth / scale - drawing.offsetWidth) / 2,
    startY: Math.max(0, (around.clientHeight / scale - drawing.offsetHeight) / 2),
  });
  const panzoom: PanzoomObject = Panzoom(drawing, {
    canvas: true,
    origin: '0 0',
    minScale: 0.1,
    maxScale: 4,
    step: 0.25,
    startScale,
    ...middle(startScale),
    // Panzoom would prevent the focus of the window.
    handleStartEvent: () => {},
  });
  // Panzoom moves the drawing to its start in a task of its own.
  let isAtStart = false;
  let wanted: Element | null = null;
  setTimeout(() => {
    isAtStart = true;
    showSoon(follow);
  });
  // With another size of the window the drawing is placed again, until a person has chosen what to look at.
  let isChosen = false;
  // A drawing that a person has fitted stays fitted, until the person moves or zooms it.
  let isFitted = false;
  const size = () => `${around.clientWidth} ${around.clientHeight}`;
  let lastSize = size();
  const sizes = new ResizeObserver(() => {
    if (size() === lastSize) return;
    lastSize = size();
    if (isFitted) setScale(fitting());
    if (isChosen) return;
    setScale(Math.max(fitting(), readable));
    showSoon(follow);
  });
  sizes.observe(around);
  const choosing = (act: () => void) => () => {
    isChosen = true;
    isFitted = false;
    act();
  };
  let moved = 0;
  const begin = () => {
    moved = 0;
  };
  const move = ({ movementX, movementY, buttons }: PointerEvent) => {
    if (buttons > 0) moved += Math.abs(movementX) + Math.abs(movementY);
    if (moved <= slack) return;
    isChosen = true;
    isFitted = false;
  };
  const zoomByWheel = (event: WheelEvent) => {
    // Without the key, the wheel scrolls the page.
    if (!event.ctrlKey && !event.metaKey) return;
    isChosen = true;
    isFitted = false;
    panzoom.zoomWithWheel(event);
  };
  around.addEventListener('pointerdown', begin, true);
  around.addEventListener('pointermove', move, true);
  around.addEventListener('wheel', zoomByWheel, { passive: false });

  /** Without motion: a box is measured where it stands, also right after a step. */
  const atOnce = { animate: false };
  const zoomIn = choosing(() => panzoom.zoomIn(atOnce));
  const zoomOut = choosing(() => panzoom.zoomOut(atOnce));
  /** The pan is in pixels of the drawing. */
  const by = (x: number, y: number) =>
    panzoom.pan(x / panzoom.getScale(), y / panzoom.getScale(), { relative: true });
  function setScale(scale: number): void {
    panzoom.zoom(scale);
    const { startX, startY } = middle(scale);
    panzoom.pan(startX, startY);
  }
  const fit = choosing(() => {
    isFitted = true;
    setScale(fitting());
  });
  let frame = 0;
  /** Panzoom moves the drawing in the next frame. Before, a box is still measured where it was. */
  function showSoon(move: (part: Element) => void): void {
    if (!isAtStart) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (wanted?.isConnected) move(wanted);
    });
  }
  function follow(part: Element): void {
    if (!isChosen && fitting() < readable) centre(part);
    else show(part);
  }
  function centre(part: Element): void {
    const [window, box, whole] = [around, part, drawing].map((each) => each.getBoundingClientRect());
    if (!window || !box || !whole) return;
    by(
      toMiddle(
        { from: window.left, length: around.clientWidth },
        { from: box.left, length: box.width },
        { from: whole.left, length: whole.width },
      ),
      toMiddle(
        { from: window.top, length: around.clientHeight },
        { from: box.top, length: box.height },
        { from: whole.top, length: whole.height },
      ),
    );
  }
  function show(part: Element): void {
    const [window, box] = [around.getBoundingClientRect(), part.getBoundingClientRect()];
    const isInside =
      box.left >= window.left &&
      box.right <= window.right &&
      box.top >= window.top &&
      box.bottom <= window.bottom;
    if (!isInside) centre(part);
  }
  const actualSize = choosing(() => {
    panzoom.zoom(1);
    panzoom.pan(0, 0);
  });
  const keys: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '-': zoomOut,
    '0': fit,
    '1': actualSize,
    ArrowLeft: choosing(() => by(step, 0)),
    ArrowRight: choosing(() => by(-step, 0)),
    ArrowUp: choosing(() => by(0, step)),
    ArrowDown: choosing(() => by(0, -step)),
  };
  return {
    zoomIn,
    zoomOut,
    fit,
    actualSize,
    show(part) {
      wanted = part;
      showSoon(show);
    },
    follow(part) {
      wanted = part;
      showSoon(follow);
    },
    press(key) {
      const act = keys[key];
      act?.();
      return act !== undefined;
    },
    wasMoved: () => moved > slack,
    close() {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      around.removeEventListener('pointerdown', begin, true);
      around.removeEventListener('pointermove', move, true);
      around.removeEventListener('wheel', zoomByWheel);
      panzoom.destroy();
    },
  };
}
