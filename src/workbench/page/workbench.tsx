import { type CSSProperties, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { OtherPages } from '#workbench/channel.ts';
import type { Command } from '#workbench/steering.ts';
import type { PageReport } from '#workbench/watch.ts';
import type { LoggedCall } from './call-log.ts';
import { Choice } from './choice.tsx';
import type { Frame } from './framed.ts';
import { Inspector } from './inspector.tsx';
import { PageFrame } from './page-frame.tsx';
import { Pace, Picker } from './picker.tsx';
import { Recordings } from './recordings.tsx';
import { type Settings, settingsIn, shown, widths, withSettings } from './settings.ts';
import { SplitRange } from './split-range.tsx';

interface WorkbenchProps {
  /** The query of the address. */
  readonly search: string;
  /** The page of the flow in the address. */
  readonly frame: Frame;
  readonly others: OtherPages;
  /** Puts another query into the address. */
  readonly keep: (search: string) => void;
  /** Draws the visitor's page. */
  readonly drawPage?: (query: string, width: string) => ReactNode;
}

const never = () => () => {};
const nothing = () => null;
const none: readonly LoggedCall[] = [];
const noCalls = () => none;
const inFrame = (query: string, width: string) => <PageFrame query={query} width={width} />;

export function Workbench({ search, frame, others, keep, drawPage = inFrame }: WorkbenchProps) {
  const query = new URLSearchParams(search);
  const [flow, persona] = [query.get('flow'), query.get('persona')];
  const [settings, set] = useState(settingsIn(search));
  const change = (changed: Partial<Settings>) => {
    const next = { ...settings, ...changed };
    set(next);
    keep(withSettings(search, next));
  };
  const framed = useSyncExternalStore(frame.subscribe, frame.current);
  const run = framed?.run ?? null;
  const own = useSyncExternalStore(run?.watch.subscribe ?? never, run?.watch.report ?? nothing);
  const log = framed?.calls;
  const calls = useSyncExternalStore(log?.subscribe ?? never, log?.calls ?? noCalls);
  const otherTabs = useSyncExternalStore(others.subscribe, others.current);
  const [chosen, choose] = useState<string | null>(null);
  const pages: readonly PageReport[] = own ? [own, ...otherTabs] : otherTabs;
  const report = pages.find(({ page }) => page === chosen) ?? pages[0];
  const isOwn = report !== undefined && report === own;
  // Another page runs other flows.
  const inspect = (page: string) => {
    choose(page);
    change({ chart: '', selected: '' });
  };
  const command = (wanted: Command) => {
    if (isOwn) framed?.execute(wanted);
    else if (report) others.command(report.page, wanted);
  };
  return (
    <div className="workbench" lang="en">
      <header>
        <h1>Workbench</h1>
        <Picker flow={flow} persona={persona} settings={settings} />
        <div className="workbench-settings">
          <Choice
            legend="Width of the visitor's page"
            names={Object.keys(widths)}
            chosen={settings.width}
            choose={(width) => change({ width })}
          />
          <SplitRange split={settings.split} change={(split) => change({ split })} />
          <Choice legend="Show" names={shown} chosen={settings.show} choose={(show) => change({ show })} />
          <Pace latency={settings.latency} keep={(latency) => change({ latency })} />
          <Recordings run={run} />
          <fieldset className="workbench-group workbench-row">
            <legend>Pages to inspect</legend>
            {pages.length === 0 && <p>None: start a flow here, or open the portal in another tab.</p>}
            {pages.map(({ page, title }) => (
              <button
                key={page}
                type="button"
                aria-pressed={page === report?.page}
                onClick={() => inspect(page)}
              >
                {title}
              </button>
            ))}
          </fieldset>
        </div>
      </header>
      <main
        className="workbench-columns"
        data-show={settings.show}
        data-split={settings.split || undefined}
        style={{ '--page-share': `${settings.split}%` } as CSSProperties}
      >
        {/* Not removed while another page is inspected: its flow would start again. */}
        {flow !== null && drawPage(search, settings.width)}
        {report && (
          <Inspector
            key={report.page}
            report={report}
            picked={isOwn ? flow : null}
            persona={persona}
            settings={settings}
            command={command}
            select={(chart, selected) => change({ chart, selected })}
            hold={(hold) => change({ hold })}
            time={isOwn ? (framed?.time ?? null) : null}
            journey={isOwn ? (framed?.journey ?? null) : null}
            calls={isOwn ? calls : none}
          />
        )}
      </main>
    </div>
  );
}
