import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSalesEntrance } from '#api/buying/buying.ts';
import { getIdentification, switchToBusiness, switchToPrivate } from '#api/shared/agreements.ts';
import { listRelations, refreshRelations } from '#api/shared/own-relations.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { json, network, text } from '#test/api/network.ts';

beforeEach(() => prepareCalls());
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const done = text(204, null);

describe('the identification is loaded again', () => {
  test.each([
    ['after a switch to an organisation', () => switchToBusiness('923609016', signal)],
    ['after a switch to the visitor themselves', () => switchToPrivate(signal)],
  ])('%s', async (_, change) => {
    const [before, after] = [{ organisasjonsnummer: '974760673' }, { organisasjonsnummer: '923609016' }];
    network(json(200, before), done, json(200, after));
    await expect(getIdentification()).resolves.toEqual(before);
    await change();
    await expect(getIdentification()).resolves.toEqual(after);
  });

  test('after a switch with an unknown outcome', async () => {
    network(json(200, {}), json(500, {}), json(200, { organisasjonsnummer: '923609016' }));
    await getIdentification();
    await expect(switchToPrivate(signal)).rejects.toMatchObject({ status: 500 });
    await expect(getIdentification()).resolves.toEqual({ organisasjonsnummer: '923609016' });
  });
});

test('a switch posts the number of the organisation, or nothing for the visitor (A7.9, C2.2)', async () => {
  const requests = network(done, done);
  await switchToBusiness('923609016', signal);
  await switchToPrivate(signal);
  expect(
    requests.map(({ method, url, body }) => `${method} ${url.replace(/^.*\/rest/, '')} ${body}`.trim()),
  ).toEqual(['POST /avtalebytte/bedrift?organisasjonsnummer=923609016', 'POST /avtalebytte/privat']);
});

describe('the broker access in the identification (C1.9)', () => {
  test.each([true, false])('is read when it is %s', async (meglertilgang) => {
    network(json(200, { meglertilgang }));
    await expect(getIdentification()).resolves.toEqual({ organisasjonsnummer: null, meglertilgang });
  });

  test('must be a boolean', async () => {
    network(json(200, { meglertilgang: 'true' }));
    await expect(getIdentification()).rejects.toMatchObject({ code: 'UNREADABLE' });
  });
});

test('relations are loaded again after they are refreshed', async () => {
  const requests = network(json(200, []), json(200, []), json(200, []));
  await listRelations();
  await refreshRelations(signal);
  await listRelations();
  expect(requests.map(({ method, body }) => [method, body])).toEqual([
    ['GET', ''],
    ['PUT', ''],
    ['GET', ''],
  ]);
});

test('the sales entrance is requested once, whatever the error', async () => {
  const requests = network(json(500, { code: 'FOR4870001' }), json(200, 'EIKA'));
  await expect(getSalesEntrance()).rejects.toMatchObject({ status: 500 });
  expect(requests.length).toBe(1);
});
