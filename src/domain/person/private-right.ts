/** B6.10: only customers with damage insurance can give insight. */
export const mayShareInsight = (damagePolicies: readonly unknown[]): boolean => damagePolicies.length > 0;

interface ContactInfoVisitor {
  readonly kundenummer: string | null | undefined;
  readonly isBusiness: boolean;
  /** Assumed (C1.9): the identification says whether the visitor is a broker. */
  readonly isBroker: boolean;
}

/** Private customers with a customer number, and brokers (B6.11). */
export const mayEditContactInfo = ({ kundenummer, isBusiness, isBroker }: ContactInfoVisitor): boolean =>
  Boolean(kundenummer) && (isBroker || !isBusiness);

/** B6.13; `consentBanks` are the configuration's (C3.6). */
export const hasConsents = (bankregnr: string, consentBanks: readonly string[]): boolean =>
  consentBanks.includes(bankregnr);
