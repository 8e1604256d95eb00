import { useState } from 'react';
import { registry } from '#flows/registry.ts';
import type { Command } from '#workbench/steering.ts';
import type { PageReport } from '#workbench/watch.ts';
import { Chart } from './chart.tsx';
import { Controls } from './controls.tsx';
import { Timeline } from './timeline.tsx';
import { Transitions } from './transitions.tsx';

interface InspectorProps {
  readonly report: PageReport;
  /** The flow to show first. */
  readonly picked: string | null;
  readonly command: (command: Command) => void;
}

/** One flow of a page: its live chart, its controls and its timeline. */
export function Inspector({ report, picked, command }: InspectorProps) {
  const [chosen, choose] = useState(picked);
  const [lookedAt, lookAt] = useState<number | null>(null);
  const shown = report.flows.find(({ id }) => id === chosen) ?? report.flows[0];
  const flow = registry.find((registered) => registered.flow.id === shown?.id)?.flow;
  if (!shown || !flow) return <p>No flow runs in this page.</p>;

  const steps = report.steps.filter((step) => step.flow === shown.id);
  const past = steps.find(({ number }) => number === lookedAt);
  const { state, active, context } = past ?? shown;
  const select = (id: string) => {
    choose(id);
    lookAt(null);
  };
  return (
    <section className="workbench-inspector" aria-label={`Flow ${shown.id}`}>
      <div className="workbench-row">
        {report.flows.map(({ id }) => (
          <button key={id} type="button" aria-pressed={id === shown.id} onClick={() => select(id)}>
            {id}
          </button>
        ))}
      </div>
      <h2>{shown.id}</h2>
      <p>{flow.machine.root.description}</p>
      <p>
        {past ? `State after step ${past.number}: ` : 'State: '}
        <code data-testid="state">{state}</code>
      </p>
      <Controls flow={shown} command={command} />
      <h3>Chart</h3>
      <Chart flow={flow} active={active} taken={report.taken} />
      <Transitions flow={flow} taken={report.taken} />
      <h3>Timeline</h3>
      <Timeline steps={steps} shown={past?.number ?? null} show={lookAt} />
      {past && (
        <>
          <h3>Event</h3>
          <Data of={past.event} />
        </>
      )}
      <h3>Context</h3>
      <Data of={context} />
    </section>
  );
}

const Data = ({ of }: { readonly of: unknown }) => (
  <pre className="workbench-data">{JSON.stringify(of, null, 2)}</pre>
);
