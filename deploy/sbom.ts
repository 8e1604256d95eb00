import { billOfMaterials } from './licences.ts';

// `npm run --silent sbom`.
console.log(billOfMaterials('.'));
