/** The values of `dokumentType` (A7.16, B9.30). */
export const documentFilters = ['ALL_DOKUMENT_TYPES_EXCEPT_FAKTURA', 'FAKTURA', 'ALL'] as const;

export type DocumentFilter = (typeof documentFilters)[number];
