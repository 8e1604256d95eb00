import { useEffect, useRef, useState } from 'react';
import type { AnyStateNode } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { pathOf } from '#flows/engine/leaves.ts';
import type { Taken } from '#workbench/history.ts';
import { drawingOf } from './picture.ts';

interface ChartProps {
  readonly flow: AnyFlow;
  /** Paths of the states to highlight. */
  readonly active: readonly string[];
  readonly taken: Taken;
  readonly selected: string | null;
  readonly select: (state: string) => void;
}

/** The flow's chart with its active states highlighted: the drawing of the atlas, if there is one, and a list of states. */
export function Chart({ flow, active, taken, selected, select }: ChartProps) {
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    setSvg(null);
    void drawingOf(flow).then((text) => isWanted && setSvg(text));
    return () => {
      isWanted = false;
    };
  }, [flow]);
  const selection = { selected, select };
  const list = <States node={flow.machine.root} active={active} {...selection} />;
  if (svg === null) return list;
  return (
    <>
      <Drawing svg={svg} title={`Chart of ${flow.id}`} active={active} taken={taken} {...selection} />
      <details>
        <summary>As a list</summary>
        {list}
      </details>
    </>
  );
}

interface DrawingProps extends Omit<ChartProps, 'flow'> {
  readonly svg: string;
  readonly title: string;
}

function Drawing({ svg, title, active, taken, selected, select }: DrawingProps) {
  const container = useRef<HTMLDivElement>(null);
  const inView = useRef<Element>(null);
  useEffect(() => {
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    container.current?.replaceChildren(document.importNode(drawing, true));
  }, [svg]);
  // By mouse only: the list of states is for the keyboard.
  useEffect(() => {
    const drawing = container.current;
    const selectAt = ({ target }: Event) => {
      const part = target instanceof Element ? target.closest<SVGElement>('[data-state]') : null;
      if (part?.dataset.state !== undefined) select(part.dataset.state);
    };
    drawing?.addEventListener('click', selectAt);
    return () => drawing?.removeEventListener('click', selectAt);
  }, [select]);
  // Runs after each render: when the drawing is in the page, and at each step.
  useEffect(() => {
    for (const part of container.current?.querySelectorAll<SVGElement>('[data-state]') ?? []) {
      part.classList.toggle('active', active.includes(part.dataset.state ?? ''));
      part.classList.toggle('selected', part.dataset.state === selected);
    }
    // Scrolls the drawing only: the page stays where the person works.
    const innermost = active.at(-1);
    const present = container.current?.querySelector(`[data-state="${innermost}"]`);
    if (container.current && present && present !== inView.current) scrollInto(container.current, present);
    inView.current = present ?? null;
    for (const part of container.current?.querySelectorAll<SVGElement>('[data-transition]') ?? []) {
      part.classList.toggle('taken', Object.hasOwn(taken, part.dataset.transition ?? ''));
    }
  });
  return <section ref={container} className="workbench-drawing" aria-label={title} tabIndex={0} />;
}

/** Puts a part in the middle of a box with scroll bars. */
function scrollInto(box: Element, part: Element): void {
  const [around, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
  box.scrollBy({
    left: inner.x + inner.width / 2 - around.x - around.width / 2,
    top: inner.y + inner.height / 2 - around.y - around.height / 2,
  });
}

interface StatesProps extends Pick<ChartProps, 'active' | 'selected' | 'select'> {
  readonly node: AnyStateNode;
}

function States({ node, ...shown }: StatesProps) {
  const { active, selected, select } = shown;
  const states = Object.values(node.states);
  if (states.length === 0) return null;
  return (
    <ul className="workbench-states">
      {states.map((state) => {
        const isActive = active.includes(pathOf(state));
        return (
          <li key={state.key} data-chart-state={pathOf(state)} aria-current={isActive ? 'step' : undefined}>
            <button
              type="button"
              aria-pressed={pathOf(state) === selected}
              onClick={() => select(pathOf(state))}
            >
              {state.key}
            </button>
            {isActive && ' (active)'} {state.description}
            <States node={state} {...shown} />
          </li>
        );
      })}
    </ul>
  );
}
