import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Taken } from '#workbench/history.ts';
import { type Canvas, openCanvas } from './canvas.ts';
import { Tool, Tools } from './tools.tsx';

interface DrawingProps {
  readonly svg: string;
  readonly title: string;
  readonly active: readonly string[];
  readonly taken: Taken;
  /** The selected state or transition. */
  readonly selected: string | null;
  readonly select: (name: string) => void;
}

/** The atlas's drawing of a chart, with its active states highlighted. It is moved and zoomed by mouse, touch and keys. */
export function Drawing({ svg, title, active, taken, selected, select }: DrawingProps) {
  const around = useRef<HTMLElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const canvas = useRef<Canvas>(null);
  const inView = useRef<{ readonly state: string | undefined; readonly selected: string | null }>(null);
  useEffect(() => {
    const { current: box } = around;
    const { current: inner } = drawing;
    if (!box || !inner) return;
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    inner.replaceChildren(document.importNode(root, true));
    const opened = openCanvas(box, inner);
    canvas.current = opened;
    inView.current = null;
    return opened.close;
  }, [svg]);
  // A press selects; the list and the search are for the keyboard.
  useEffect(() => {
    const { current: box } = around;
    const selectAt = ({ target }: Event) => {
      if (canvas.current?.wasMoved() || !(target instanceof Element)) return;
      const part = target.closest<SVGElement>('[data-state], [data-transition]');
      const name = part?.dataset.transition ?? part?.dataset.state;
      if (name !== undefined) select(name);
    };
    box?.addEventListener('click', selectAt);
    return () => box?.removeEventListener('click', selectAt);
  }, [select]);
  // Runs after each render: when the drawing is in the page, and at each step.
  useEffect(() => {
    const parts = [
      ...(drawing.current?.querySelectorAll<SVGElement>('[data-state], [data-transition]') ?? []),
    ];
    const nameOf = ({ dataset }: SVGElement) => dataset.transition ?? dataset.state ?? '';
    for (const part of parts) {
      part.classList.toggle('active', part.dataset.state !== undefined && active.includes(nameOf(part)));
      part.classList.toggle(
        'taken',
        part.dataset.transition !== undefined && Object.hasOwn(taken, nameOf(part)),
      );
      part.classList.toggle('selected', nameOf(part) === selected);
    }
    // A selected part stays in view, or else each new state: the steps of a page that opens come after the selection.
    const state = active.at(-1);
    const isNew = selected === null ? state !== inView.current?.state : selected !== inView.current?.selected;
    const part = isNew && parts.find((each) => nameOf(each) === (selected ?? state));
    if (part && selected !== null) canvas.current?.show(part);
    else if (part) canvas.current?.follow(part);
    if (parts.length > 0) inView.current = { state, selected };
  });
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== around.current) return;
    if (canvas.current?.press(event.key)) event.preventDefault();
  };
  const buttons: readonly (readonly [
    string,
    keyof Canvas & ('fit' | 'actualSize' | 'zoomIn' | 'zoomOut'),
  ])[] = [
    ['Fit', 'fit'],
    ['Actual size', 'actualSize'],
    ['Zoom in', 'zoomIn'],
    ['Zoom out', 'zoomOut'],
  ];
  return (
    <>
      <div className="workbench-zoom">
        {/* Beside the drawing: on it they would hide names. */}
        <Tools label="Zoom">
          {buttons.map(([name, act]) => (
            <Tool key={act} onClick={() => canvas.current?.[act]()}>
              {name}
            </Tool>
          ))}
        </Tools>
        <section
          ref={around}
          className="workbench-drawing"
          aria-label={title}
          aria-describedby="drawing-keys"
          tabIndex={0}
          onKeyDown={press}
        >
          <div ref={drawing} className="workbench-canvas" />
        </section>
      </div>
      <p id="drawing-keys" className="workbench-keys">
        Keys: arrows, +, -, 0 (fit), 1 (actual size). Ctrl and wheel zoom.
      </p>
    </>
  );
}
