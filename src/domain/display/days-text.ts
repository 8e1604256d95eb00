/** A5.9: '1 dag', '2 dager'. */
export const daysText = (count: number): string => `${count} ${count === 1 ? 'dag' : 'dager'}`;
