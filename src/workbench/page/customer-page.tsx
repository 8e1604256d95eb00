import { useSyncExternalStore } from 'react';
import { Host } from '#flows/engine/host.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Run } from './run.ts';

/** The real screens of the flow that runs here. */
export function CustomerPage({ run }: { readonly run: Run }) {
  const notice = useSyncExternalStore(run.subscribe, run.notice);
  return (
    <section className="workbench-customer" aria-label="The customer's page">
      <p role="status" className="workbench-notice">
        {notice}
      </p>
      <div lang="nb" className="page">
        <Host stage={run.stage} siteName="Workbench" Waiting={Spinner} Broken={Broken} />
      </div>
    </section>
  );
}

const Broken = () => <p>The screen broke; the browser's console tells how.</p>;
