import type { PageReport } from '#workbench/watch.ts';
import { fitting, misfit } from './fit.ts';
import { waitWords } from './followed.ts';

interface WaitsProps {
  readonly flows: PageReport['flows'];
  /** The flow that is worked on, which may wait for another one. */
  readonly flow: string;
  readonly persona: string | null;
  readonly start: (flow: string, persona: string) => void;
}

/** The flow that the shown one waits for, and a start as a persona that gets in: a chart in such a state takes no event. */
export function Waits({ flows, flow, persona, start }: WaitsProps) {
  const words = waitWords(flows, flow);
  const why = persona === null ? '' : misfit(flow, persona);
  const other = persona === null ? '' : fitting(flow, persona);
  if (words === '' && why === '') return null;
  return (
    <section className="workbench-waits" aria-label="Waiting">
      {words !== '' && <p>{words}</p>}
      {why !== '' && (
        <p className="workbench-fit">
          {why}{' '}
          <button type="button" onClick={() => start(flow, other)}>
            {`Start ${flow} as ${other}`}
          </button>
        </p>
      )}
    </section>
  );
}
