import { addressPart } from '#domain/site/address-part.ts';

/** Identifies one version of a damage policy in the calls for its details and documents. */
export interface PolicyVersion {
  readonly kundenummer: string;
  readonly forsikringsnummer: string;
  readonly versjon: string | number;
}

/** The same with the `transaksjonsId` of the damage customer (A3.1). */
export interface PolicyInTransaction extends PolicyVersion {
  readonly transaksjonsId: string;
}

/** The part of a call's path that identifies the version (B7.2, B7.3). */
export const versionPath = ({ kundenummer, forsikringsnummer, versjon }: PolicyVersion): string =>
  `/kunder/${addressPart(kundenummer)}/forsikringer/${addressPart(forsikringsnummer)}/versjon/${addressPart(versjon)}`;

export const transactionQuery = ({ transaksjonsId }: PolicyInTransaction): string =>
  `?transaksjonsId=${addressPart(transaksjonsId)}`;
