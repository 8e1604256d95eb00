import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import {
  defaulted,
  integer,
  max,
  min,
  number,
  optional,
  refine,
  type Struct,
  string,
  type,
  validate,
} from 'superstruct';
import { journeysOf } from './journeys.ts';
import { operations } from './operations.ts';
import type { Env } from './rest.ts';
import { hold, release, reset } from './session.ts';

const operation = refine(
  string(),
  'operation',
  (name) => operations.some(({ id }) => id === name) || `no operation ${name}`,
);
const milliseconds = max(min(number(), 0), 60_000);

const Latency = type({ ms: milliseconds, jitter: defaulted(milliseconds, 0) });
const Fault = type({
  operation,
  status: defaulted(max(min(integer(), 200), 599), 500),
  code: optional(string()),
  message: optional(string()),
  times: optional(min(integer(), 1)),
});
const Named = type({ operation });

/** Lets a developer or a browser test make the insurer slow, failing or silent, for one session. */
export const steering = new Hono<Env>()
  .put('/latency', async (context) => {
    context.get('session').latency = await read(context, Latency);
    return context.body(null, 204);
  })
  .put('/faults', async (context) => {
    const fault = await read(context, Fault);
    const session = context.get('session');
    session.faults = [...session.faults.filter((other) => other.operation !== fault.operation), fault];
    return context.body(null, 204);
  })
  .post('/hold', async (context) => {
    hold(context.get('session'), (await read(context, Named)).operation);
    return context.body(null, 204);
  })
  .post('/release', async (context) => {
    release(context.get('session'), (await read(context, Named)).operation);
    return context.body(null, 204);
  })
  .post('/reset', (context) => {
    reset(context.get('session'));
    return context.body(null, 204);
  })
  .get('/operations', (context) =>
    context.json(operations.map(({ id, method, path }) => ({ id, method, path }))),
  )
  // For the workbench: what the tests of the last runs covered.
  .get('/journeys', (context) => context.json(journeysOf(context.req.query('part') ?? '')))
  // For the workbench: its search finds what is on screen, and the requirements.
  .get('/screens', (context) => context.json(filesIn('docs/screen-reader', '.yml')))
  .get('/requirements', (context) => context.json(filesIn('docs/requirements', '.md')))
  .get('/requests', (context) => context.json(context.get('session').requests));

/** The text of the files of a folder of the documentation, by name; none if it is not here. */
function filesIn(folder: string, ending: string): Readonly<Record<string, string>> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ending)) : [];
  return Object.fromEntries(
    files.map((file) => [file.replace(ending, ''), readFileSync(`${folder}/${file}`, 'utf8')]),
  );
}

/** The body of a steering call; an invalid body gets a 400 with the reason. */
async function read<T, S>(context: Context<Env>, struct: Struct<T, S>): Promise<T> {
  const json: unknown = await context.req.json().catch(() => {
    throw new HTTPException(400, { message: 'the body is not JSON' });
  });
  const [failure, value] = validate(json, struct, { coerce: true });
  if (failure) throw new HTTPException(400, { message: failure.message });
  return value;
}
