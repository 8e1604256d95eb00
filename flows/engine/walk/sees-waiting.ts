import type { Driver } from './script.ts';

/** The page is a spinner only. */
export const seesWaiting = (driver: Driver) => driver.heading('Vent Litt');
