import { pageConfiguration } from './page-configuration.ts';

// An example of the one file that a bank writes: docs/deploy.md.
console.log(JSON.stringify(pageConfiguration({ isPartner: false }), null, 2));
