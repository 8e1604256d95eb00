import { useState, useSyncExternalStore } from 'react';
import type { OtherPages } from '#workbench/channel.ts';
import { type Command, execute } from '#workbench/steering.ts';
import type { PageReport } from '#workbench/watch.ts';
import { CustomerPage } from './customer-page.tsx';
import { Inspector } from './inspector.tsx';
import { Pace, Picker } from './picker.tsx';
import { Recordings } from './recordings.tsx';
import type { Run } from './run.ts';

interface WorkbenchProps {
  readonly flow: string | null;
  readonly persona: string | null;
  /** The flow that runs in this page; null until one is started. */
  readonly run: Run | null;
  readonly others: OtherPages;
}

const never = () => () => {};
const nothing = () => null;

export function Workbench({ flow, persona, run, others }: WorkbenchProps) {
  const own = useSyncExternalStore(run?.watch.subscribe ?? never, run?.watch.report ?? nothing);
  const otherTabs = useSyncExternalStore(others.subscribe, others.current);
  const [chosen, choose] = useState<string | null>(null);
  const pages: readonly PageReport[] = own ? [own, ...otherTabs] : otherTabs;
  const report = pages.find(({ page }) => page === chosen) ?? pages[0];
  const isOwn = report !== undefined && report === own;
  const command = (wanted: Command) => {
    if (isOwn && run) void execute(run.router, wanted);
    else if (report) others.command(report.page, wanted);
  };
  return (
    <div className="workbench" lang="en">
      <header>
        <h1>Workbench</h1>
        <Picker flow={flow} persona={persona} />
        <Pace />
        <Recordings run={run} />
        <fieldset className="workbench-group workbench-row">
          <legend>Pages to inspect</legend>
          {pages.length === 0 && <p>None: start a flow here, or open the portal in another tab.</p>}
          {pages.map(({ page, title }) => (
            <button
              key={page}
              type="button"
              aria-pressed={page === report?.page}
              onClick={() => choose(page)}
            >
              {title}
            </button>
          ))}
        </fieldset>
      </header>
      <main className="workbench-columns">
        {isOwn && run && <CustomerPage run={run} />}
        {report && (
          <Inspector
            key={report.page}
            report={report}
            picked={isOwn ? flow : null}
            persona={persona}
            command={command}
          />
        )}
      </main>
    </div>
  );
}
