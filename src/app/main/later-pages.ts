/** Pages of the main app that are still to come (A2.17 to A2.22, B2): one page says so for all of them. */
export const laterPages = [
  '/router',
  '/bm/innstillinger',
  '/bm/endre',
  '/bm/endre/:forsikringsnummer',
  '/bm/:statename/:forsikringsnummer/:version/ansattliste',
  '/dele-forsikringer',
  '/delt/:statename/:forsikringsnummer/:version',
  '/delt/:statename/:forsikringsnummer/:version/bevis',
  '/tilbud',
  '/tilbud/:statename/:forsikringsnummer/:version',
  '/tilbud/:statename/:forsikringsnummer/:version/tilbudsbrev',
  '/reisekort',
  '/reisekort/:forsikringsnummer',
  // Before the detail page, which it looks like (A2.21).
  '/:forsikringsnummer/:version/smart-delay',
  '/:statename/:forsikringsnummer/:version',
  '/:statename/:forsikringsnummer/:version/forsikringsbevis',
  '/:statename/:forsikringsnummer/:version/bestill-gront-kort',
] as const;
