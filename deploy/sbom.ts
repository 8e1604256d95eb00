import { billOfMaterials } from './bill-of-materials.ts';

// `npm run --silent sbom`.
console.log(billOfMaterials('.'));
