import '#app/look/index.ts';
import { lazy, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { configureClient } from '#api/client.ts';
import { broadcastSwitch, isSwitch, watchAgreement } from '#app/arriving/agreement-watch.ts';
import { watchIdentity } from '#app/arriving/identity-watch.ts';
import { draftAtLogin } from '#app/drafts/draft-storage.ts';
import type { Drafts } from '#app/drafts/drafts.ts';
import { restoreDrafts, saveDrafts } from '#app/drafts/lazy-drafts.ts';
import { collectErrors } from '#app/errors/page-errors.ts';
import { browserWorld } from '#app/page/browser-world.ts';
import { type PageConfiguration, readConfiguration } from '#app/page/configuration.ts';
import { ErrorFallback } from '#app/page/error-fallback.tsx';
import { late } from '#app/page/late.tsx';
import { LeaveRefused } from '#app/page/leave-refused.tsx';
import { loadMissingNames } from '#app/page/missing-names.ts';
import { isInNativeWrapper } from '#app/page/native-wrapper.ts';
import { overviewHere } from '#app/page/overview-here.ts';
import { PageShell } from '#app/page/page-shell.tsx';
import { watchVisitor } from '#app/page/visitor-watch.ts';
import { loginAddress } from '#domain/site/login.ts';
import { Host } from '#flows/engine/host.tsx';
import { isOpen, type Route, type Router, startRouter } from '#flows/engine/router.ts';
import type { World } from '#flows/engine/session.ts';
import type { DialogSupport } from '#flows/engine/surroundings.ts';
import { CodeCopierContext } from '#ui/code-copier.ts';
import { DatePickerContext } from '#ui/date-picker.ts';
import { PageLinksContext } from '#ui/page-links.ts';
import { Spinner } from '#ui/spinner.tsx';
import { lateTools } from './late-tools.ts';

/** This screen is rarely shown, so it is loaded on demand. */
const Switched = lazy(async () => ({ default: (await import('#app/arriving/switched.tsx')).Switched }));

const LateCodeCopier = late(() => import('#app/page/code-copier.tsx').then(({ CodeCopier }) => CodeCopier));
const LateDatePicker = late(() => import('#app/page/date-picker.tsx').then(({ DatePicker }) => DatePicker));

const Fallback = () => <ErrorFallback reload={() => window.location.reload()} />;

/** Makes the routes of a sub-app from the page configuration and the visitor's drafts. */
export type Routes = (configuration: PageConfiguration, drafts: Drafts) => readonly [Route, ...Route[]];

/**
 * Starts a sub-app in its document. The flow starts and sends its calls before React renders.
 * @param dialogSupport left out if the sub-app has no dialogs
 * @param onEmit called with each event that its charts emit
 * @returns null if the configuration is invalid
 */
export async function startSubApp(
  routes: Routes,
  dialogSupport?: DialogSupport,
  onEmit?: World['onEmit'],
): Promise<Router | null> {
  const root = createRoot(document.getElementById('root') ?? document.body);
  let configuration: PageConfiguration;
  try {
    configuration = readConfiguration(document);
  } catch (error) {
    const { Misconfigured } = await import('#app/errors/misconfigured.tsx');
    root.render(<Misconfigured reason={error instanceof Error ? error.message : String(error)} />);
    return null;
  }
  configureClient({ restUrl: configuration.restUrl, quietBanks: configuration.banks.quiet });
  // The first screen does not wait for this code.
  const takeErrors = collectErrors(window);
  void import('#app/errors/watch-errors.ts').then(({ watchErrors }) =>
    watchErrors(configuration, takeErrors()),
  );
  // The build that a bank serves leaves this out, with everything that it imports.
  const hasTools = import.meta.env.DEV || import.meta.env.MODE === 'sandbox';
  const tools = hasTools ? lateTools() : null;
  // Must come before the first read, and restoring drafts may read their author.
  const identity = watchIdentity(window);
  const visitor = watchVisitor(identity.learn);
  const drafts = await restoreDrafts();
  const world: World = {
    ...browserWorld(window),
    saveDraft: saveDrafts(drafts),
    onEmit(chart, event, reply) {
      broadcastSwitch(chart, event);
      if (isSwitch(event)) identity.expectSwitch();
      onEmit?.(chart, event, reply);
    },
    ...tools?.world,
  };
  const router = startRouter(routes(configuration, drafts), world);
  watchAgreement(window, router.close);
  identity.onOther(router.close);
  const { urls, frame, phone, openingHours, banks } = configuration;
  const isNative = isInNativeWrapper(window);
  const links = {
    login: () => loginAddress(urls.login, location),
    draft: () => draftAtLogin(drafts, (flow) => isOpen(router, flow)),
    overview: isNative ? null : urls.overview,
    overviewHere: overviewHere(urls.overview.url),
    bankSite: (bankregnr: string) => banks.sites?.find((site) => site.bankregnr === bankregnr) ?? null,
    phone,
    openingHours,
    // The browser of an app prints nothing.
    print: isNative ? undefined : () => window.print(),
  };
  // Within the main app a link must not load the document again.
  const menu = { ...urls, mainApp: links.overviewHere ? '' : urls.overview.url };
  // Rendered in slices, like all that follows from a response (0040).
  startTransition(() =>
    root.render(
      <StrictMode>
        <PageShell
          home={urls.overview.url}
          frame={
            frame && !isNative
              ? { ...frame, logIn: links.login, menu, myPage: urls.myPage, phone, openingHours }
              : null
          }
          visitor={visitor}
        >
          <CodeCopierContext value={LateCodeCopier}>
            <DatePickerContext value={LateDatePicker}>
              <PageLinksContext value={links}>
                <Host
                  router={router}
                  siteName="Forsikring"
                  Placeholder={Spinner}
                  ErrorFallback={Fallback}
                  Closed={Switched}
                  LeaveRefused={LeaveRefused}
                  dialogSupport={dialogSupport}
                />
              </PageLinksContext>
            </DatePickerContext>
          </CodeCopierContext>
        </PageShell>
      </StrictMode>,
    ),
  );
  loadMissingNames(router, visitor);
  // The tools load after everything that the page itself needs (0009).
  void tools?.open(router);
  return router;
}
