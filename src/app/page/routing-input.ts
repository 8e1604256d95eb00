import type { PageConfiguration } from '#app/page/configuration.ts';
import { queryParameter } from '#app/page/query.ts';
import { successorHost } from '#domain/arriving/successor.ts';
import type { SuccessorTarget } from '#domain/arriving/successor-targets.ts';

/**
 * The input of routing, which decides where the visitor belongs (A4.9, A4.10), with the successor's page that
 * corresponds to this one.
 */
export const routingInput = (
  { banks, successorHosts, phone }: PageConfiguration,
  successorPage: SuccessorTarget,
) => ({
  phone,
  mayBlock: banks.mayBlock,
  successorHost: successorHost(location.origin, successorHosts),
  successorPage,
  kid: queryParameter(location, 'kid'),
});
