/** Pages of the main app that are still to come (A2.17 to A2.22, B2): one page says so for all of them. */
export const laterPages = [
  '/delt/:statename/:forsikringsnummer/:version/bevis',
  '/tilbud/:statename/:forsikringsnummer/:version/tilbudsbrev',
  '/:statename/:forsikringsnummer/:version/forsikringsbevis',
] as const;
