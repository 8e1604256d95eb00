import { directDebitIn } from '#app/buying/direct-debit.ts';
import { homeInput } from '#app/overview/home-input.ts';
import type { PageConfiguration } from '#app/page/configuration.ts';
import { queryParameter } from '#app/page/query.ts';
import type { Routes } from '#app/start/start-sub-app.tsx';
import { directDebitKinds, setUpIn } from '#domain/buying/direct-debit.ts';
import { todayAt } from '#domain/dates/format-date.ts';
import type { ReportSite } from '#domain/employees/report-site.ts';
import { lazyRoute } from '#flows/engine/stage.ts';
import { laterPages } from './later-pages.ts';

const reportSite = ({ banks, urls, phone }: PageConfiguration): ReportSite => ({
  mayBlock: banks.mayBlock,
  overview: urls.overview,
  phone,
  continuation: urls.continuationInsurance,
});

/** The pages of the main app (A2.17 to A2.22, B2); every address of a flow's states stands with it. */
export const routes: Routes = (configuration, drafts) => [
  lazyRoute(
    ['/'],
    () => import('#flows/overview/home/flow.ts').then(({ homeFlow }) => homeFlow),
    () => homeInput(configuration, window),
  ),
  lazyRoute(
    ['/bm/tilganger', '/bm/tilganger/ny'],
    () => import('#flows/access/access/flow.ts').then(({ accessFlow }) => accessFlow),
    () => ({
      site: {
        mayBlock: configuration.banks.mayBlock,
        chooser: configuration.urls.agreementChooser.url,
        phone: configuration.phone,
      },
      draft: drafts['add-access'] ?? null,
    }),
  ),
  lazyRoute(
    ['/bm/bestille'],
    () => import('#flows/requests/order-policy/flow.ts').then(({ orderPolicyFlow }) => orderPolicyFlow),
    () => ({
      mayBlock: configuration.banks.mayBlock,
      overview: configuration.urls.overview,
      draft: drafts['order-policy'] ?? null,
    }),
  ),
  lazyRoute(
    ['/bm/admin/ansatt-inn-og-utmelding', '/bm/admin/kvittering-ansatt-inn-og-utmelding'],
    () =>
      import('#flows/employees/employee-report/flow.ts').then(({ employeeReportFlow }) => employeeReportFlow),
    () => ({
      site: reportSite(configuration),
      today: todayAt(Date.now()),
      draft: drafts['employee-report'] ?? null,
    }),
  ),
  lazyRoute(
    ['/bm/admin/selvadministrert-inn-og-utmelding'],
    () =>
      import('#flows/employees/self-administered-report/flow.ts').then(
        ({ selfAdministeredReportFlow }) => selfAdministeredReportFlow,
      ),
    () => ({
      site: reportSite(configuration),
      today: todayAt(Date.now()),
      draft: drafts['self-administered-report'] ?? null,
    }),
  ),
  lazyRoute(
    ['/innstillinger'],
    () => import('#flows/settings/settings/flow.ts').then(({ settingsFlow }) => settingsFlow),
    () => ({
      consentBanks: configuration.banks.consents,
      mayBlock: configuration.banks.mayBlock,
      contactDraft: drafts['contact-details'] ?? null,
    }),
  ),
  ...Object.entries(directDebitKinds).map(([kind, type]) =>
    lazyRoute(
      [`/avtalegiro/${kind}`],
      () => import('#flows/buying/direct-debit/flow.ts').then(({ directDebitFlow }) => directDebitFlow),
      () =>
        directDebitIn(
          configuration,
          location.origin,
          setUpIn(type, (name) => queryParameter(location, name)),
        ),
    ),
  ),
  lazyRoute(
    laterPages,
    () => import('#flows/arriving/not-built/flow.ts').then(({ notBuiltFlow }) => notBuiltFlow),
    () => ({ overview: configuration.urls.overview, mayBlock: configuration.banks.mayBlock }),
  ),
  lazyRoute(
    // No flow's address, but with a slash in front: a page of ours was meant.
    ['/*'],
    () => import('#flows/arriving/not-found/flow.ts').then(({ notFoundFlow }) => notFoundFlow),
    () => ({}),
  ),
];
