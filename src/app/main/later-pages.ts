/** Pages of the main app that are still to come (A2.17 to A2.22, B2): one page says so for all of them. */
export const laterPages = ['/router', '/delt/:statename/:forsikringsnummer/:version'] as const;
