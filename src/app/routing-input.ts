import { successorHost } from '#domain/site/successor.ts';
import type { SuccessorTarget } from '#domain/site/successor-targets.ts';
import type { PageConfiguration } from './configuration.ts';
import { queryParameter } from './query.ts';

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
