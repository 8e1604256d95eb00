import type { Drafts } from '#app/drafts/drafts.ts';
import type { PageConfiguration } from '#app/page/configuration.ts';
import { quietly } from '#app/page/quietly.ts';
import { routingInput } from '#app/page/routing-input.ts';
import { successorHost } from '#domain/arriving/successor.ts';
import { todayAt } from '#domain/dates/format-date.ts';
import { tipsCardKey } from '#domain/overview/landing.ts';

/** The input of the landing page, from the configuration, the drafts, the browser and the clock. */
export function homeInput(configuration: PageConfiguration, drafts: Drafts, window: Window) {
  const { urls, phone, allowedHosts, reflexUrl, successorHosts, enableavtalebytte } = configuration;
  const { origin } = window.location;
  // A visitor is either a private customer or acts for a company.
  const landing = drafts['business-landing'] ?? drafts['private-landing'];
  return {
    routing: routingInput(configuration, 'overview'),
    site: {
      urls,
      phone,
      allowed: { origin, hosts: allowedHosts },
      reflexUrl: reflexUrl ?? null,
      successorHost: successorHost(origin, successorHosts),
    },
    today: todayAt(Date.now()),
    showsTips: quietly(() => window.localStorage.getItem(tipsCardKey)) !== 'false',
    searchedName: landing?.searchedName ?? '',
    openGroups: landing?.openGroups ?? [],
    sorting: drafts['business-landing']?.sorting ?? null,
    myPage: urls.myPage.url,
    maySwitch: enableavtalebytte,
  };
}
