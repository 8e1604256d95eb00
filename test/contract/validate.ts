import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { contract, type Schema } from './contract.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ ...(closed(contract) as object), $id: 'contract' });

/** Closes every object, so that a field that the contract lacks is reported by its name. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]));
  const isObject = 'properties' in part && 'type' in part && !('additionalProperties' in part);
  return isObject ? { ...inner, additionalProperties: false } : inner;
}

/** Compiled once, because a schema validates many values. */
const validators = new Map<Schema, ValidateFunction>();

function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const local = JSON.stringify(closed(schema)).replaceAll('"#/', '"contract#/');
  const validate = ajv.compile(JSON.parse(local));
  validators.set(schema, validate);
  return validate;
}

/** The errors of a value, as 'path: error'; empty if it is valid. */
export function problems(schema: Schema, value: unknown): readonly string[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const extra = 'additionalProperty' in params ? ` (${params.additionalProperty})` : '';
    return `${instancePath || '/'}: ${message}${extra}`;
  });
}
