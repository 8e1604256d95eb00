import type { PageConfiguration } from '#app/page/configuration.ts';
import { queryParameter } from '#app/page/query.ts';
import { successorHost } from '#domain/arriving/successor.ts';
import type { SuccessorTarget } from '#domain/arriving/successor-targets.ts';

/** What it takes to find out where a visitor of a page belongs (A4.9, A4.10), and which page the successor has for it. */
export const routingInput = (
  { urls, banks, successorHosts }: PageConfiguration,
  successorPage: SuccessorTarget,
) => ({
  login: urls.login,
  mayBlock: banks.mayBlock,
  successorHost: successorHost(location.origin, successorHosts),
  successorPage,
  kid: queryParameter(location, 'kid'),
});
