import {
  type CSSProperties,
  Fragment,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { registry, startOf } from '#flows/registry.ts';
import type { OtherPages } from '#workbench/channel.ts';
import { goalsOf } from '#workbench/goals.ts';
import type { Command } from '#workbench/steering.ts';
import type { PageReport } from '#workbench/watch.ts';
import type { LoggedCall } from './call-log.ts';
import { Choice } from './choice.tsx';
import { Ended } from './ended.tsx';
import { noSandbox } from './error-words.ts';
import type { Frame } from './framed.ts';
import { Inspector } from './inspector.tsx';
import { Link } from './link.tsx';
import { PageFrame } from './page-frame.tsx';
import { Pages } from './pages.tsx';
import { Pace, Picker } from './picker.tsx';
import { flowsAt, type Place, placeIn, placeNow, queryOf } from './place.ts';
import { Recordings } from './recordings.tsx';
import { type Settings, settingsIn, widths, withSettings } from './settings.ts';
import { ShowChoice, useShown } from './show-choice.tsx';
import { SkipLinks } from './skip-links.tsx';
import { SplitRange } from './split-range.tsx';

interface WorkbenchProps {
  /** The query of the address. */
  readonly search: string;
  /** What the workbench does not know of the address that was opened, in words. */
  readonly problems?: readonly string[];
  /** The page of the flow in the address. */
  readonly frame: Frame;
  readonly others: OtherPages;
  /** Puts another query into the address; `isNew` lets the browser go back to the one before. */
  readonly keep: (search: string, isNew?: boolean) => void;
  /** Draws the visitor's page. */
  readonly drawPage?: (query: string, width: string, mark: ReactNode) => ReactNode;
}

const never = () => () => {};
const nothing = () => null;
const none: readonly LoggedCall[] = [];
const noCalls = () => none;

/** Why a flow has not started, and what a person can do meanwhile. */
const chartWithout = (flow: string): string =>
  `${noSandbox} The chart of ${flow} is shown, and “Go there” opens its states without the sandbox.`;

/** The leaves that the workbench can go to; none of an unknown flow. */
function goals(id: string): readonly string[] {
  const flow = registry.find((registered) => registered.flow.id === id)?.flow;
  return flow ? goalsOf(flow) : [];
}

/** The flow that the page opens to reach this one; undefined for an unknown flow. */
const openedFor = (id: string | null): string | undefined =>
  registry.some(({ flow }) => flow.id === id) ? startOf(String(id)).flow.id : undefined;

/** The address of the page in the frame: it waits for a link as the whole address says. */
function framedQuery(place: Place, { writes, hold, latency }: Settings): string {
  const query = new URLSearchParams(queryOf(place));
  if (writes !== '') query.set('writes', writes);
  if (place.did.length > 0 && hold.length > 0) query.set('hold', hold.join(','));
  if (place.did.length > 0 && latency !== null) query.set('latency', latency);
  return `?${query}`;
}

const inFrame = (query: string, width: string, mark: ReactNode) => (
  <PageFrame query={query} width={width} mark={mark} />
);

export function Workbench({
  search,
  problems = [],
  frame,
  others,
  keep,
  drawPage = inFrame,
}: WorkbenchProps) {
  const [place, setPlace] = useState(() => placeIn(search));
  const { flow, persona } = place;
  const [settings, set] = useState(() => settingsIn(search));
  /** The page in the frame; a higher number is another page. */
  const [page, setPage] = useState({
    query: framedQuery(place, settings),
    number: 0,
  });
  const change = (changed: Partial<Settings>) => set((last) => ({ ...last, ...changed }));
  const shown = useShown(settings.show, settings.selected);
  const framed = useSyncExternalStore(frame.subscribe, frame.current);
  const run = framed?.run ?? null;
  const own = useSyncExternalStore(run?.watch.subscribe ?? never, run?.watch.report ?? nothing);
  const notice = useSyncExternalStore(run?.subscribe ?? never, run?.notice ?? nothing);
  const log = framed?.calls;
  const calls = useSyncExternalStore(log?.subscribe ?? never, log?.calls ?? noCalls);
  const otherTabs = useSyncExternalStore(others.subscribe, others.current);
  const [chosen, choose] = useState<string | null>(null);
  const pages: readonly PageReport[] = own ? [own, ...otherTabs] : otherTabs;
  const report = pages.find(({ page }) => page === chosen) ?? pages[0];
  const isOwn = report !== undefined && report === own;
  const hasRun = own?.steps.some((step) => step.flow === flow) ?? false;
  // On the way to a state, and where the way has stopped, the address still names that state.
  const trail = framed?.trail() ?? null;
  const now =
    trail === null || run?.isOnWay()
      ? place
      : placeNow(place, trail, flowsAt(openedFor(flow), own?.flows ?? [], own?.steps ?? []), hasRun, goals);
  const gate = framed?.writes;
  const isShut = useSyncExternalStore(gate?.subscribe ?? never, gate?.isShut ?? nothing);
  const isUsual = isShut === (place.state !== null);
  const writes = isShut === null ? settings.writes : isUsual ? '' : isShut ? 'held' : 'sent';
  // The chart that is shown stays, also when the address names the flow around it.
  const chart = settings.chart || (now.flow === flow ? '' : (flow ?? ''));
  const address = withSettings(queryOf(now), { ...settings, writes, chart });
  useEffect(() => keep(address), [keep, address]);
  const moveTo = (next: Place, kept: Partial<Settings>) => {
    keep(withSettings(queryOf(next), { ...settings, ...kept }), true);
    setPlace(next);
    change(kept);
    choose(null);
  };
  const load = (next: Place) => {
    frame.forget();
    setPage({ query: queryOf(next), number: page.number + 1 });
  };
  const begin = (id: string, as: string) => void start(id, as, '').catch(() => run?.say(noSandbox));
  const mark =
    run && framed && run.hasEnded() && !run.isOnWay() ? (
      <Ended
        isShown={!run.isElsewhere()}
        back={framed.time.back}
        startAgain={() => flow !== null && begin(flow, persona ?? 'private-one')}
      />
    ) : null;
  const start = async (started: string, as: string, selected: string) => {
    // A frame that cannot be loaded would show an error of the browser. The chart needs no sandbox.
    await fetch('/sandbox/operations').catch(() => {
      if (started !== flow || selected !== '') change({ chart: started === flow ? '' : started, selected });
      throw new Error(own ? chartWithout(started) : noSandbox);
    });
    const next = { flow: started, persona: as, state: null, did: [] };
    moveTo(next, { chart: '', selected, writes: '' });
    load(next);
  };
  const go = (id: string, leaf: string) => {
    const next = { flow: id, persona, state: leaf, did: [] };
    moveTo(next, { chart: '', writes: '' });
    if (framed) framed.go(id, leaf);
    else load(next);
  };
  // Another page runs other flows.
  const inspect = (id: string) => {
    choose(id);
    change({ chart: '', selected: '' });
  };
  const command = (wanted: Command) => {
    if (isOwn) framed?.execute(wanted);
    else if (report) others.command(report.page, wanted);
  };
  return (
    <div className="workbench" lang="en">
      <SkipLinks />
      <header>
        <div className="workbench-start">
          <h1>Workbench</h1>
          <Picker place={place} start={start} />
          <Choice
            legend="Page width"
            names={Object.keys(widths)}
            chosen={settings.width}
            choose={(width) => change({ width })}
          />
          <ShowChoice shown={shown} show={(show) => change({ show })} />
          <details className="workbench-more">
            <summary>More settings</summary>
            <div>
              <Pace latency={settings.latency} keep={(latency) => change({ latency })} />
              <Recordings run={run} />
            </div>
          </details>
        </div>
        <div className="workbench-settings">
          <p role="status" className="workbench-notice">
            {notice}
          </p>
          {flow !== null && <Link trail={trail} hasState={now.state !== null} />}
          {/* The page of the workbench alone leaves no choice. */}
          {(pages.length !== 1 || !own) && <Pages pages={pages} shown={report?.page} inspect={inspect} />}
          <SplitRange
            split={settings.split}
            pageWidth={widths[settings.width] ?? 0}
            change={(split) => change({ split })}
          />
        </div>
        {problems.map((problem) => (
          <p key={problem} role="alert" className="workbench-fit">
            {problem}
          </p>
        ))}
      </header>
      <main
        className="workbench-columns"
        data-show={shown}
        data-split={settings.split || undefined}
        style={{ '--page-share': `${settings.split}%` } as CSSProperties}
      >
        {/* Not removed while another page is inspected: its flow would start again. */}
        {flow !== null && <Fragment key={page.number}>{drawPage(page.query, settings.width, mark)}</Fragment>}
        {report && (
          <Inspector
            // A run of the own page that is replaced keeps focus and scroll.
            key={isOwn ? 'own' : report.page}
            report={report}
            picked={isOwn ? flow : null}
            settings={settings}
            command={command}
            goal={isOwn ? place.state : null}
            persona={isOwn ? persona : null}
            start={begin}
            select={(chart, selected) => change({ chart, selected })}
            hold={(hold) => change({ hold })}
            go={go}
            writes={isOwn ? (framed?.writes ?? null) : null}
            time={isOwn ? (framed?.time ?? null) : null}
            journey={isOwn ? (framed?.journey ?? null) : null}
            calls={isOwn ? calls : none}
          />
        )}
      </main>
    </div>
  );
}
