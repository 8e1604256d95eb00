import { successorHost } from '#domain/site/successor.ts';
import type { SuccessorTarget } from '#domain/site/successor-targets.ts';
import type { PageConfiguration } from './configuration.ts';
import { queryParameter } from './query.ts';

/** What decides where a visitor belongs (A4.9); `page`: the successor's that takes the place of this one. */
export const routingInput = (
  { urls, banks, successorHosts }: PageConfiguration,
  { location }: Window,
  page: SuccessorTarget,
) => ({
  login: urls.login,
  mayBlock: banks.mayBlock,
  successorHost: successorHost(location.origin, successorHosts),
  successorPage: page,
  kid: queryParameter(location, 'kid'),
});
