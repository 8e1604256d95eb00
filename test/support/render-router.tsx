import { render } from '@testing-library/react';
import { ErrorFallback } from '#app/page/error-fallback.tsx';
import { LeaveRefused } from '#app/page/leave-refused.tsx';
import { CodeCopier, type Copying } from '#flows/engine/code-copier.tsx';
import { DateChooser } from '#flows/engine/date-chooser.tsx';
import { Host } from '#flows/engine/host.tsx';
import type { Router } from '#flows/engine/router.ts';
import type { DialogSupport } from '#flows/engine/surroundings.ts';
import { copyCodeFlow } from '#flows/shared/copy-code/flow.ts';
import { datePickerFlow } from '#flows/shared/date-picker/flow.ts';
import { BoundDialogRegion } from '#flows/shared/dialog/bound-dialog-region.tsx';
import { CodeCopierContext, type CodeCopierProps } from '#ui/code-copier.ts';
import { DatePickerContext, type DatePickerProps } from '#ui/date-picker.ts';
import { type PageLinks, PageLinksContext } from '#ui/page-links.ts';

interface Options {
  readonly links: PageLinks;
  readonly write: Copying['write'];
  readonly isMotionReduced: boolean;
  readonly actorOptions: NonNullable<DialogSupport['actorOptions']>;
}

/** Shown while the code of a flow or a screen loads. */
export const loading = 'Koden er på vei';

/** Renders the running flow as a sub-app does, with all code loaded. */
export function renderRouter(router: Router, { links, write, isMotionReduced, actorOptions }: Options) {
  const copying: Copying = { flow: copyCodeFlow, write, now: () => '21.11.2026, 14:05:32', actorOptions };
  const { inspect } = actorOptions;
  const Copier = (props: CodeCopierProps) => <CodeCopier {...props} copying={copying} />;
  const Picker = (props: DatePickerProps) => (
    <DateChooser flow={datePickerFlow} {...props} {...(inspect && { actorOptions: { inspect } })} />
  );
  const { container } = render(
    <CodeCopierContext value={Copier}>
      <DatePickerContext value={Picker}>
        <PageLinksContext value={links}>
          <Host
            router={router}
            siteName="Forsikring"
            Placeholder={() => <h1>{loading}</h1>}
            ErrorFallback={() => <ErrorFallback reload={router.world.reload} />}
            LeaveRefused={LeaveRefused}
            dialogSupport={{ Region: BoundDialogRegion, isMotionReduced, actorOptions }}
          />
        </PageLinksContext>
      </DatePickerContext>
    </CodeCopierContext>,
  );
  return container;
}
