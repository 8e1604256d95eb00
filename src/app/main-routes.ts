import { setUpIn } from '#domain/payment/direct-debit.ts';
import { lazyRoute, type Route } from '#flows/engine/stage.ts';
import type { PageConfiguration } from './configuration.ts';
import { directDebitIn } from './direct-debit.ts';
import type { Drafts } from './drafts.ts';
import { homeInput } from './home-input.ts';
import { laterPages } from './later-pages.ts';
import { queryParameter } from './query.ts';

/** The pages of the main app (A2.17 to A2.22, B2); every address of a flow's states stands with it. */
export const mainRoutes = (
  configuration: PageConfiguration,
  drafts: Drafts,
): readonly [Route, ...Route[]] => [
  lazyRoute(
    ['/'],
    () => import('#flows/home.ts').then(({ homeFlow }) => homeFlow),
    () => homeInput(configuration, window),
  ),
  lazyRoute(
    ['/bm/tilganger', '/bm/tilganger/ny'],
    () => import('#flows/access.ts').then(({ accessFlow }) => accessFlow),
    () => ({
      site: { chooser: configuration.urls.agreementChooser.url, phone: configuration.phone },
      draft: drafts['add-access'] ?? null,
    }),
  ),
  lazyRoute(
    ['/innstillinger'],
    () => import('#flows/settings.ts').then(({ settingsFlow }) => settingsFlow),
    () => ({
      consentBanks: configuration.banks.consents,
      contactDraft: drafts['contact-details'] ?? null,
    }),
  ),
  lazyRoute(
    ['/avtalegiro/:type'],
    () => import('#flows/direct-debit.ts').then(({ directDebitFlow }) => directDebitFlow),
    ({ type }) =>
      directDebitIn(
        configuration,
        location.origin,
        setUpIn(type, (name) => queryParameter(location, name)),
      ),
  ),
  lazyRoute(
    laterPages,
    () => import('#flows/not-built.ts').then(({ notBuiltFlow }) => notBuiltFlow),
    () => ({ overview: configuration.urls.overview }),
  ),
  lazyRoute(
    // No flow's address, but with a slash in front: a page of ours was meant.
    ['/*'],
    () => import('#flows/not-found.ts').then(({ notFoundFlow }) => notFoundFlow),
    () => ({}),
  ),
];
