/** Only customers with damage insurance can give insight (B6.10). */
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

/** Whether the bank offers consents (B6.13); `consentBanks` come from the configuration (C3.6). */
export const hasConsents = (bankregnr: string, consentBanks: readonly string[]): boolean =>
  consentBanks.includes(bankregnr);
