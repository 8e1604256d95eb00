import fc from 'fast-check';

/** An ISO date, in the years that a date field accepts. */
export const anyDay = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
