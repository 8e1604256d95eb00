import { successorAddress } from '#domain/arriving/successor.ts';
import type { SuccessorTarget } from '#domain/arriving/successor-targets.ts';
import type { ProductIcon } from '#domain/products/product.ts';
import type { AllowedAddress } from '#domain/site/address.ts';

interface LifeOrHealth {
  readonly title: string;
  readonly target: SuccessorTarget;
  readonly icon: ProductIcon;
}

/** The section 'Liv og helse' of the buy page (A2.37); it leads to the successor (C3.7). */
export const lifeAndHealth: readonly LifeOrHealth[] = [
  { title: 'Barn', target: 'buyChild', icon: 'child' },
  { title: 'Behandling', target: 'buyTreatment', icon: 'health' },
  { title: 'Kritisk sykdom', target: 'buyCriticalIllness', icon: 'illness' },
  { title: 'Liv', target: 'buyLife', icon: 'life' },
  { title: 'Ufør', target: 'buyDisability', icon: 'disability' },
  { title: 'Ulykke', target: 'buyAccident', icon: 'accident' },
];

/** The links of `lifeAndHealth` with their addresses; empty if the bank number is not numeric. */
export const lifeAndHealthLinks = (
  host: string,
  bankForholdRegnr: string,
): readonly (LifeOrHealth & { readonly address: AllowedAddress })[] =>
  lifeAndHealth.flatMap((entry) => {
    const address = successorAddress(entry.target, { host, segment: 'private', bankForholdRegnr });
    return address === null ? [] : [{ ...entry, address }];
  });
