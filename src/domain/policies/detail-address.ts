import { addressPart } from '#domain/site/address-part.ts';

/** The address of a policy's own page (A2.18). */
export const detailAddress = (stateName: string, number: string, version: number | string): string =>
  `#/${stateName}/${addressPart(number)}/${version}`;
