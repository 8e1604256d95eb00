/** The values of `dokumentType` (A7.16, B9.30). */
export const documentFilters = ['ALL_DOKUMENT_TYPES_EXCEPT_FAKTURA', 'FAKTURA', 'ALL'] as const;

export type DocumentFilter = (typeof documentFilters)[number];

/** The path of whether there are documents (A7.16). */
export const documentsPath = (dokumentType: DocumentFilter): string =>
  `/dokumenter/exists?${new URLSearchParams({ dokumentType })}`;
