import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
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

/** Compiled once: a schema is asked about many times. */
const validators = new Map<Schema, ValidateFunction>();

function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const local = JSON.stringify(closed(schema)).replaceAll('"#/', '"contract#/');
  const validate = ajv.compile(JSON.parse(local));
  validators.set(schema, validate);
  return validate;
}

/** What is wrong with a value, as 'path: what'; empty where nothing is. */
export function problems(schema: Schema, value: unknown): readonly string[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const extra = 'additionalProperty' in params ? ` (${params.additionalProperty})` : '';
    return `${instancePath || '/'}: ${message}${extra}`;
  });
}
