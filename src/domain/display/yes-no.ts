/** Booleans are shown in words (A5.7). */
export const yesNo = (value: boolean): 'Ja' | 'Nei' => (value ? 'Ja' : 'Nei');
