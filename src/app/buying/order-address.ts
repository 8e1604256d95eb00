import type { PageConfiguration } from '#app/page/configuration.ts';
import { type AllowedAddress, allowAddress } from '#domain/site/address.ts';

/** Where who acts for a business orders insurance, in the main app (B2.32). */
export const orderAddress = ({ urls }: PageConfiguration): AllowedAddress =>
  allowAddress(`${urls.overview.url}#/bm/bestille`, { origin: location.origin, hosts: [] }) ??
  urls.overview.url;
