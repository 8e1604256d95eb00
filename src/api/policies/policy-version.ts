import { addressPart } from '#domain/site/address-part.ts';

/** One version of a policy of the damage customer's, as the calls for its details and papers ask for it. */
export interface PolicyVersion {
  readonly kundenummer: string;
  readonly forsikringsnummer: string;
  readonly versjon: string | number;
}

/** The same, with the damage customer's transaksjonsId (A3.1). */
export interface PolicyInTransaction extends PolicyVersion {
  readonly transaksjonsId: string;
}

/** The part of such a call's path that names it (B7.2, B7.3). */
export const versionPath = ({ kundenummer, forsikringsnummer, versjon }: PolicyVersion): string =>
  `/kunder/${addressPart(kundenummer)}/forsikringer/${addressPart(forsikringsnummer)}/versjon/${addressPart(versjon)}`;

export const transactionQuery = ({ transaksjonsId }: PolicyInTransaction): string =>
  `?transaksjonsId=${addressPart(transaksjonsId)}`;
