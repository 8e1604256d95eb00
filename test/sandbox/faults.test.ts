import { describe, expect, test } from 'vitest';
import { documentPath, visitAtOnce } from './visitor.ts';

const described = (code: string, message: string) => ({
  code,
  message,
  name: 'ServiceError',
  type: 'INTERNAL_ERROR',
  developerMessage: 'from the sandbox',
  requestCorrelationId: { value: expect.stringMatching(/^[\da-f-]{36}$/) },
});

describe('an operation with a fault', () => {
  test('fails by the status, with the status as its code', async () => {
    const visitor = await visitAtOnce();
    const steered = await visitor.steer('PUT', 'faults', { operation: 'listBanks', status: 500 });
    expect(steered.status).toBe(204);
    const response = await visitor.get('/rest/banker');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual(described('500', 'Feil fra sandkassen'));
  });

  test('fails with a 500 when no status is given (A1.7, A8.20)', async () => {
    const visitor = await visitAtOnce();
    expect((await visitor.steer('PUT', 'faults', { operation: 'listBanks' })).status).toBe(204);
    const response = await visitor.get('/rest/banker');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual(described('500', 'Feil fra sandkassen'));
  });

  test('fails with the code and the message given', async () => {
    const visitor = await visitAtOnce();
    const fault = { operation: 'getDamageCustomer', status: 503, code: 'INS00002', message: 'Stengt' };
    await visitor.steer('PUT', 'faults', fault);
    const response = await visitor.get('/rest/skade/kunde');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual(described('INS00002', 'Stengt'));
  });

  test('fails until the sandbox is reset, if no number of times is given', async () => {
    const visitor = await visitAtOnce();
    await visitor.steer('PUT', 'faults', { operation: 'listBanks', status: 500 });
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await visitor.get('/rest/banker')).status);
    expect(statuses).toEqual([500, 500, 500, 500]);
  });

  test('fails the given number of times, and then succeeds', async () => {
    const visitor = await visitAtOnce();
    await visitor.steer('PUT', 'faults', { operation: 'listBanks', status: 500, times: 2 });
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await visitor.get('/rest/banker')).status);
    expect(statuses).toEqual([500, 500, 200, 200]);
  });

  test('does not affect other operations', async () => {
    const visitor = await visitAtOnce();
    await visitor.steer('PUT', 'faults', { operation: 'listBanks', status: 500 });
    expect((await visitor.get('/rest/skade/kunde')).status).toBe(200);
  });

  test('fails with the last fault that was set', async () => {
    const visitor = await visitAtOnce();
    await visitor.steer('PUT', 'faults', { operation: 'listBanks', status: 500 });
    await visitor.steer('PUT', 'faults', { operation: 'listBanks', status: 404, times: 1 });
    expect((await visitor.get('/rest/banker')).status).toBe(404);
    expect((await visitor.get('/rest/banker')).status).toBe(200);
  });

  test.each([201, 202, 204, 205, 304])('responds with %i and no body', async (status) => {
    const visitor = await visitAtOnce();
    await visitor.get(documentPath);
    await visitor.steer('PUT', 'faults', { operation: 'submitSelfDeclaration', status });
    const response = await visitor.post('/rest/egenerklaring', { skadesaker: false });
    expect({ status: response.status, text: await response.text() }).toEqual({ status, text: '' });
  });
});

describe('a fault that cannot be set is refused with a reason', () => {
  test('an unknown operation', async () => {
    const response = await (await visitAtOnce()).steer('PUT', 'faults', {
      operation: 'sellAll',
      status: 500,
    });
    expect({ status: response.status, text: await response.text() }).toEqual({
      status: 400,
      text: 'At path: operation -- no operation sellAll',
    });
  });

  test.each([
    ['without an operation', { status: 500 }, 'operation'],
    ['with a status that no response has', { operation: 'listBanks', status: 99 }, 'status'],
    ['with a status before the response', { operation: 'listBanks', status: 101 }, 'status'],
    ['with half a status', { operation: 'listBanks', status: 500.5 }, 'status'],
    ['for no time at all', { operation: 'listBanks', status: 500, times: 0 }, 'times'],
    ['with a code that is no text', { operation: 'listBanks', status: 500, code: 7 }, 'code'],
  ])('a fault %s', async (_, fault, field) => {
    const visitor = await visitAtOnce();
    const response = await visitor.steer('PUT', 'faults', fault);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(new RegExp(`^At path: ${field} -- Expected .+`));
    expect((await visitor.get('/rest/banker')).status).toBe(200);
  });
});
