import { useSyncExternalStore } from 'react';
import type { AllowedAddress } from '#domain/site/address.ts';
import { CodeCopier, type Copying } from '#flows/engine/code-copier.tsx';
import { DateChooser } from '#flows/engine/date-chooser.tsx';
import { Host } from '#flows/engine/host.tsx';
import { copyCodeFlow } from '#flows/shared/copy-code/flow.ts';
import { datePickerFlow } from '#flows/shared/date-picker/flow.ts';
import { BoundDialogRegion } from '#flows/shared/dialog/bound-dialog-region.tsx';
import { CodeCopierContext, type CodeCopierProps } from '#ui/code-copier.ts';
import { DatePickerContext, type DatePickerProps } from '#ui/date-picker.ts';
import { PageLinksContext } from '#ui/page-links.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { Run } from './run.ts';

interface RunProps {
  readonly run: Run;
}

const links = {
  login: () => '/logg-inn',
  draft: () => null,
  bankSite: () => null,
  phone: '+4721000000',
  print: () => window.print(),
  overview: { url: '/oversikt/forsikring/mine-forsikringer' as AllowedAddress },
};

const dialogSupport = {
  Region: BoundDialogRegion,
  isMotionReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
};

const copying: Copying = {
  flow: copyCodeFlow,
  write: async (text) => navigator.clipboard.writeText(text),
  now: () => new Date().toLocaleString('nb-NO'),
};

const Copier = (props: CodeCopierProps) => <CodeCopier {...props} copying={copying} />;

const Picker = (props: DatePickerProps) => <DateChooser flow={datePickerFlow} {...props} />;

/** The real screens of the running flow. */
export function VisitorScreens({ run }: RunProps) {
  return (
    <CodeCopierContext value={Copier}>
      <DatePickerContext value={Picker}>
        <PageLinksContext value={links}>
          <Host
            router={run.router}
            siteName="Workbench"
            Placeholder={Spinner}
            ErrorFallback={ErrorFallback}
            dialogSupport={dialogSupport}
          />
        </PageLinksContext>
      </DatePickerContext>
    </CodeCopierContext>
  );
}

/** The page in the frame. The workbench around it shows the flow's last request to the browser: a dialog would cover it here. */
export function VisitorPage({ run }: RunProps) {
  const isElsewhere = useSyncExternalStore(run.router.subscribe, run.isElsewhere);
  return (
    <main>
      {/* As wide as on the portal's own page. */}
      {!isElsewhere && (
        <div className="page frame">
          <VisitorScreens run={run} />
        </div>
      )}
    </main>
  );
}

const ErrorFallback = () => <p>The screen has failed; the browser's console shows the error.</p>;
