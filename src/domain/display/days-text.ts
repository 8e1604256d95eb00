/** For instance '1 dag' or '2 dager' (A5.9). */
export const daysText = (count: number): string => `${count} ${count === 1 ? 'dag' : 'dager'}`;
