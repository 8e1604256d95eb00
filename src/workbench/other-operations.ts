const documents = ['getCertificate', 'getOfferLetter', 'getSharedCertificate'];

/** The operations that a call makes with other data than that of the cases: another document, owner or form. */
export const otherOperations: Readonly<Record<string, readonly string[]>> = {
  'certificates.loadText': documents,
  'certificates.downloadPdf': documents.map((id) => `${id}Pdf`),
  'certificates.fetchPdf': documents.map((id) => `${id}Pdf`),
  'direct-debit.getForm': ['getDamageDirectDebitForm', 'getPersonDirectDebitForm'],
  'employee-report.sendReport': [
    'reportEmployeeIn',
    'reportEmployeeOut',
    'reportVirkeEmployeeIn',
    'reportVirkeEmployeeOut',
  ],
};
