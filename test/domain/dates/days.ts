import fc from 'fast-check';

/** A day by its ISO date, in the years that a date input takes. */
export const anyDay = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
