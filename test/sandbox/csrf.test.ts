import { describe, expect, test } from 'vitest';
import { operations } from '#sandbox/operations.ts';
import { documentPath, openSandbox, type SandboxBrowser, visitAtOnce } from './visitor.ts';

const declaration = { skadesaker: false, betalingsanmerkninger: false, oppsagtAvAndre: false };

const send = (visitor: SandboxBrowser, token?: string) =>
  visitor.request('/rest/egenerklaring', {
    method: 'POST',
    body: declaration,
    headers: token === undefined ? {} : { 'X-Csrf-Token': token },
  });

const tokenOf = (visitor: SandboxBrowser) => visitor.cookies.get('egenerklaring');

describe('a write is refused, with a fresh token and a retry header,', () => {
  test('when it has no token', async () => {
    const visitor = await visitAtOnce();
    const refused = await send(visitor);
    expect(refused.status).toBe(400);
    expect(refused.headers.get('Retry-After')).toBe('0');
    expect(await refused.json()).toEqual({
      code: 'CSRF',
      message: 'Ugyldig token',
      name: 'ServiceError',
      type: 'INTERNAL_ERROR',
      developerMessage: 'from the sandbox',
      requestCorrelationId: { value: expect.stringMatching(/^[\da-f-]{36}$/) },
    });
    expect(refused.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^egenerklaring=[\da-f-]{36}; Path=\/; SameSite=Strict$/),
    );

    const repeated = await send(visitor, tokenOf(visitor));
    expect({ status: repeated.status, body: await repeated.json() }).toEqual({
      status: 200,
      body: { resultat: 'OK' },
    });
  });

  test('when its token is made up, or empty', async () => {
    const visitor = await visitAtOnce();
    await visitor.get(documentPath);
    expect((await send(visitor, 'made-up')).status).toBe(400);
    expect((await send(visitor, '')).status).toBe(400);
    expect((await send(visitor, tokenOf(visitor))).status).toBe(200);
  });

  test('when a later token has replaced its token', async () => {
    const visitor = await visitAtOnce();
    await visitor.get(documentPath);
    const old = tokenOf(visitor);
    await visitor.get(documentPath);
    expect((await send(visitor, old)).status).toBe(400);
  });

  test('when its token is of another service', async () => {
    const visitor = await visitAtOnce();
    await visitor.get(documentPath);
    expect((await send(visitor, visitor.cookies.get('banker'))).status).toBe(400);
  });

  test('when its token is of another browser', async () => {
    const sandbox = openSandbox();
    const [one, other] = [await visitAtOnce(sandbox), await visitAtOnce(sandbox)];
    await one.get(documentPath);
    await other.get(documentPath);
    expect((await send(one, tokenOf(other))).status).toBe(400);
  });
});

describe('a write is accepted', () => {
  test('with the token of the document', async () => {
    const visitor = await visitAtOnce();
    await visitor.get(documentPath);
    expect((await send(visitor, tokenOf(visitor))).status).toBe(200);
  });

  test('with the same token again', async () => {
    const visitor = await visitAtOnce();
    await visitor.get(documentPath);
    await send(visitor, tokenOf(visitor));
    expect((await send(visitor, tokenOf(visitor))).status).toBe(200);
  });
});

test('a read needs no token', async () => {
  expect((await (await visitAtOnce()).get('/rest/banker')).status).toBe(200);
});

test('a document sets a token for every service', async () => {
  const visitor = await visitAtOnce();
  await visitor.get(documentPath);
  const services = operations.map(({ path }) => path.split('/')[1]);
  expect([...visitor.cookies.keys()]).toEqual(['sandkasse', ...new Set(services)]);
  expect(services).toEqual(expect.arrayContaining(['skade', 'banker', 'egenerklaring', 'avtalebytte']));
});
