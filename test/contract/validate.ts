import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { contract, type Schema } from './contract.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ ...(closed(contract) as object), $id: 'contract' });

/** Objects may hold only what the contract names: a field that is not in it is told by its name. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]));
  const isObject = 'properties' in part && 'type' in part && !('additionalProperties' in part);
  return isObject ? { ...inner, additionalProperties: false } : inner;
}

/** What is wrong with a value, as 'path: what'; empty where nothing is. */
export function problems(schema: Schema, value: unknown): readonly string[] {
  const local = JSON.parse(JSON.stringify(closed(schema)).replaceAll('"#/', '"contract#/'));
  const validate = ajv.compile(local);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const extra = 'additionalProperty' in params ? ` (${params.additionalProperty})` : '';
    return `${instancePath || '/'}: ${message}${extra}`;
  });
}
