import type { PageConfiguration } from '#app/page/configuration.ts';
import { type AllowedAddress, allowAddress } from '#domain/site/address.ts';

/** The page of the main app where a business orders insurance (B2.32). */
export const orderAddress = ({ urls }: PageConfiguration): AllowedAddress =>
  allowAddress(`${urls.overview.url}#/bm/bestille`, { origin: location.origin, hosts: [] }) ??
  urls.overview.url;
