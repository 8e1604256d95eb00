import { useState } from 'react';
import { registry } from '#flows/registry.ts';
import type { Command } from '#workbench/steering.ts';
import type { PageReport } from '#workbench/watch.ts';
import type { LoggedCall } from './call-log.ts';
import { Calls } from './calls.tsx';
import { Chart } from './chart.tsx';
import { ChartSearch } from './chart-search.tsx';
import { Controls } from './controls.tsx';
import { Exports } from './exports.tsx';
import { followed } from './followed.ts';
import { GoForm } from './go-form.tsx';
import { Holds } from './holds.tsx';
import { Selected } from './selected.tsx';
import type { Settings } from './settings.ts';
import { StatesList } from './states-list.tsx';
import { StepButtons } from './step-buttons.tsx';
import { eventIn } from './step-kind.ts';
import type { TimeTravel } from './time-travel.ts';
import { Timeline } from './timeline.tsx';
import { Tool, Tools } from './tools.tsx';
import { Transitions } from './transitions.tsx';
import { Waits } from './waits.tsx';
import type { WriteGate } from './write-gate.ts';

interface InspectorProps {
  readonly report: PageReport;
  /** The flow to show first. */
  readonly picked: string | null;
  readonly settings: Settings;
  readonly command: (command: Command) => void;
  /** The state of the first flow that the page went to; null if it began at its start. */
  readonly goal: string | null;
  /** The persona of the page; null if the address does not name it. */
  readonly persona: string | null;
  /** Starts a flow as a persona. */
  readonly start: (flow: string, persona: string) => void;
  /** Sets the operations whose responses the sandbox holds. */
  readonly hold: (operations: readonly string[]) => void;
  /** Selects a state or a transition of a flow's chart; an empty name selects none. */
  readonly select: (chart: string, selected: string) => void;
  /** Goes to a leaf of a flow on the page of the workbench. */
  readonly go: (flow: string, leaf: string) => void;
  /** Null for a page in another tab. */
  readonly writes: WriteGate | null;
  /** Null for a page in another tab. */
  readonly time: TimeTravel | null;
  /** The calls of the page; none are known of a page in another tab. */
  readonly calls: readonly LoggedCall[];
  /** What happened on the page, as a test; null for a page in another tab. */
  readonly journey: (() => Promise<string>) | null;
}

const ended = { state: 'does not run now', active: [], context: null };

/** The flows in the order in which they began: a dialog begins after the parts of the page below it. */
function newestLast(flows: PageReport['flows'], steps: PageReport['steps']): PageReport['flows'] {
  const beginOf = (id: string) =>
    steps.findLastIndex(({ flow, event }) => flow === id && eventIn(event).type === 'xstate.init');
  return [...flows].sort((one, other) => beginOf(one.id) - beginOf(other.id));
}

/** One flow of a page: its live chart, its controls and its timeline. */
export function Inspector({
  report,
  picked,
  settings,
  command,
  goal,
  persona,
  start,
  hold,
  select,
  go,
  writes,
  time,
  calls,
  journey,
}: InspectorProps) {
  const [looked, setLooked] = useState<{ readonly page: string; readonly step: number } | null>(null);
  // Another run on the page has other steps.
  const lookedAt = looked?.page === report.page ? looked.step : null;
  const lookAt = (step: number | null) => setLooked(step === null ? null : { page: report.page, step });
  const selected = settings.selected || null;
  const outer = picked ?? report.flows[0]?.id;
  // A person who chose a chart, or a part of it, stays there.
  const follows = settings.chart === '' && selected === null;
  // The state that the page went to is of interest, not a flow within it.
  const isAtGoal = report.flows.some(({ id, active }) => id === outer && goal && active.includes(goal));
  const shown = settings.chart || (follows && outer && !isAtGoal ? followed(report.flows, outer) : outer);
  const flow = registry.find((registered) => registered.flow.id === shown)?.flow;
  if (!flow) return <p>No flow runs in this page.</p>;

  const running = report.flows.find(({ id }) => id === flow.id);
  // The flows of a page are listed from the outermost inwards.
  const inner = running ? report.flows.slice(report.flows.indexOf(running) + 1) : [];
  const within = newestLast(inner, report.steps);
  const ids = report.flows.map(({ id }) => id);
  const tabs = running ? ids : [...ids, flow.id];
  const steps = report.steps.filter((step) => step.flow === flow.id);
  const past = steps.find(({ number }) => number === lookedAt);
  const { state, active, context } = past ?? running ?? ended;
  const ahead = time?.stepsAhead().filter((step) => step.flow === flow.id) ?? [];
  // On the page of the workbench, a step is where the page is, or goes.
  const here = ahead.length > 0 || (time?.ahead() ?? 0) > 0 ? steps.at(-1) : past;
  const show = (id: string) => {
    lookAt(null);
    select(id, '');
  };
  const selectIn = (id: string, name: string) => select(id === outer ? '' : id, name);
  const selectHere = (name: string) => selectIn(flow.id, name);
  return (
    <section className="workbench-inspector" aria-label={`Flow ${flow.id}`}>
      <div className="workbench-parts">
        <section id="chart" aria-label="Chart" tabIndex={-1}>
          <div className="workbench-view">
            {/* Also for one flow: nothing below moves when a child flow starts. */}
            <Tools label="Flows of the page">
              <Tool aria-pressed={follows} onClick={() => show('')}>
                Follow the page
              </Tool>
              {tabs.map((id) => (
                <Tool key={id} aria-pressed={id === flow.id} onClick={() => show(id)}>
                  {id}
                </Tool>
              ))}
            </Tools>
            <div className="workbench-row workbench-title">
              <h2>{flow.id}</h2>
              <p>
                {past ? `State after step ${past.number}: ` : 'State: '}
                <code data-testid="state">{state}</code>
              </p>
            </div>
            <p className="workbench-about">{flow.machine.root.description}</p>
            <div className="workbench-ways">
              <GoForm flow={flow} active={active} selected={selected} select={selectHere} go={go} />
              <ChartSearch
                flow={flow}
                selected={selected}
                select={(id, name) => {
                  lookAt(null);
                  selectIn(id, name);
                }}
              />
            </div>
            <Chart flow={flow} active={active} taken={report.taken} selected={selected} select={selectHere} />
            {selected !== null && (
              <Selected flow={flow} name={selected} taken={report.taken} select={selectHere} />
            )}
          </div>
          <Exports flow={flow} journey={journey} />
          <StatesList flow={flow} active={active} selected={selected} select={selectHere} />
          <Transitions flow={flow} taken={report.taken} />
        </section>
        <section id="happens" aria-label="What happens" className="workbench-happens" tabIndex={-1}>
          <h2>What happens</h2>
          {/* They stay where they are: what may grow is in the scrolled part below. */}
          <div className="workbench-steady">
            <Holds flow={flow} calls={calls} held={settings.hold} hold={hold} writes={writes} />
            {time && <StepButtons time={time} />}
          </div>
          <div className="workbench-scrolled">
            <Waits
              flows={report.flows}
              flow={follows && outer ? outer : flow.id}
              persona={persona}
              start={start}
            />
            {/* Without the flows before it, a flow that does not run yet would never begin. */}
            <Controls
              shown={flow.id}
              flows={running ? [running, ...within] : newestLast(report.flows, report.steps)}
              command={command}
            />
            <Calls calls={calls} waiting={report.flows.flatMap((each) => each.calls.map(({ id }) => id))} />
            <h3>Timeline</h3>
            <Timeline
              flow={flow}
              steps={[...steps, ...ahead]}
              isAhead={time !== null}
              shown={here?.number ?? null}
              show={
                time
                  ? (step) => (step === null ? time.toEvent(time.behind() + time.ahead()) : time.toStep(step))
                  : lookAt
              }
            />
            {here && (
              <>
                <h3>Event</h3>
                <Data label="Event" of={here.event} />
              </>
            )}
            <h3>Context</h3>
            <Data label="Context" of={context} />
          </div>
        </section>
      </div>
    </section>
  );
}

/** Long data has a window of its own: the page stays short. */
const Data = ({ label, of }: { readonly label: string; readonly of: unknown }) => (
  <section aria-label={label} className="workbench-window" tabIndex={0}>
    <pre className="workbench-data">{JSON.stringify(of, null, 2)}</pre>
  </section>
);
