import { useEffect, useState } from 'react';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import type { Taken } from '#workbench/history.ts';
import { Drawing } from './drawing.tsx';
import { drawingOf } from './picture.ts';
import { States } from './states-list.tsx';

interface ChartProps {
  readonly flow: AnyFlow;
  /** Paths of the states to highlight. */
  readonly active: readonly string[];
  readonly taken: Taken;
  /** The selected state or transition. */
  readonly selected: string | null;
  readonly select: (name: string) => void;
}

/** The flow's chart with its active states highlighted: the drawing of the atlas, or a list if there is none. */
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
  return svg === null ? (
    <States node={flow.machine.root} active={active} {...selection} />
  ) : (
    <Drawing svg={svg} title={`Chart of ${flow.id}`} active={active} taken={taken} {...selection} />
  );
}
