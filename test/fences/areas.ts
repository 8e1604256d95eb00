/** Which area may use which, lowest first: no two areas use each other, directly or through others. */
export const areas: Readonly<Record<string, readonly string[]>> = {
  arriving: [],
  sharing: [],
  'travel-cards': [],
  access: [],
  buying: ['arriving'],
  settings: ['access'],
  policies: ['access', 'sharing', 'travel-cards'],
  requests: ['policies'],
  employees: ['access', 'policies'],
  overview: ['access', 'arriving', 'employees', 'policies', 'sharing', 'travel-cards'],
};

/**
 * Folders that every area may use. In `src/domain`, each may use those before it. Outside `src/domain` there is only
 * `shared`.
 */
export const common = ['dates', 'display', 'fields', 'errors', 'site', 'shared', 'person', 'products'];

/** Folders of `src/app` that are no area. Every area may use them; of them, only `main` and `start` use areas. */
export const ofApp = ['page', 'drafts', 'errors', 'look', 'start', 'main'];
