import { Hono } from 'hono';
import { integer, max, min, number, optional, string, type, validate } from 'superstruct';
import { operations } from './operations.ts';
import type { Env } from './rest.ts';
import { hold, release, reset } from './session.ts';

const milliseconds = max(min(number(), 0), 60_000);
const Latency = type({ ms: milliseconds, jitter: optional(milliseconds) });
const Fault = type({
  operation: string(),
  status: max(min(integer(), 200), 599),
  code: optional(string()),
  message: optional(string()),
  times: optional(min(integer(), 1)),
});
const Named = type({ operation: string() });

const known = (operation: string) => operations.some(({ id }) => id === operation);

/** How a developer or a browser test makes the insurer slow, broken or silent, for its own session. */
export const steering = new Hono<Env>()
  .put('/latency', async (context) => {
    const [failure, latency] = validate(await context.req.json(), Latency);
    if (failure) return context.text(failure.message, 400);
    context.get('session').latency = { ms: latency.ms, jitter: latency.jitter ?? 0 };
    return context.body(null, 204);
  })
  .put('/faults', async (context) => {
    const [failure, fault] = validate(await context.req.json(), Fault);
    if (failure) return context.text(failure.message, 400);
    if (!known(fault.operation)) return context.text(`no operation ${fault.operation}`, 400);
    const session = context.get('session');
    session.faults = [...session.faults.filter(({ operation }) => operation !== fault.operation), fault];
    return context.body(null, 204);
  })
  .post('/:how{hold|release}', async (context) => {
    const [failure, named] = validate(await context.req.json(), Named);
    if (failure) return context.text(failure.message, 400);
    if (!known(named.operation)) return context.text(`no operation ${named.operation}`, 400);
    const change = context.req.param('how') === 'hold' ? hold : release;
    change(context.get('session'), named.operation);
    return context.body(null, 204);
  })
  .post('/reset', (context) => {
    reset(context.get('session'));
    return context.body(null, 204);
  })
  .get('/requests', (context) => context.json(context.get('session').requests));
