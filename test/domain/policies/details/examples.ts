export const today = '2026-11-22';
export const full = { isPlain: false, today };
export const object = { objektnummer: 1, objektstype: { id: 'X', text: 'Enebolig' } };
