import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getRouting, hasDamagePolicies, hasLifeHealthDeclaration } from '#api/arriving/routing.ts';
import { getAgreementSwitch, getIdentification } from '#api/shared/agreements.ts';
import { getDirectAccess } from '#api/shared/banks.ts';
import { getContactInfo } from '#api/shared/contact-info.ts';
import { listRelations, refreshRelations } from '#api/shared/own-relations.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { json, network } from '#test/api/network.ts';

beforeEach(() => prepareCalls());
afterEach(() => vi.unstubAllGlobals());

/** The call sends one request and returns the response unchanged. */
async function returns(call: () => Promise<unknown>, request: string, response: unknown) {
  const requests = network(json(200, response));
  await expect(call()).resolves.toEqual(response);
  expect(
    requests.map(({ method, url }) => `${method} ${url.replace('https://bank.example/rest', '')}`),
  ).toEqual([request]);
}

async function refuses(call: () => Promise<unknown>, response: unknown) {
  network(json(200, response));
  await expect(call()).rejects.toMatchObject({ code: 'UNREADABLE' });
}

describe('the routing response (A7.5, A3.8)', () => {
  test('has a target and a bank relationship number', () =>
    returns(getRouting, 'GET /fremtind-router-bm/routing', {
      routingTarget: 'FREMTIND',
      bankForholdRegnr: '3910',
    }));

  test('is not readable without a target', () => refuses(getRouting, { bankForholdRegnr: '3910' }));
});

describe('the router says yes or no (A7.7)', () => {
  test.each([
    ['a health declaration', hasLifeHealthDeclaration, '/fremtind-router-bm/has-helseerklaering'],
    ['damage insurance', hasDamagePolicies, '/fremtind-router-bm/has-skadeforsikringer'],
  ])('whether the customer has %s', async (_, call, path) => {
    await returns(call, `GET ${path}`, true);
    prepareCalls();
    await returns(call, `GET ${path}`, false);
    prepareCalls();
    await refuses(call, 'true');
  });
});

describe('the active party (A7.8)', () => {
  test('is read with an organisation number (A3.6)', () =>
    returns(getIdentification, 'GET /avtalebytte/identification', {
      organisasjonsnummer: '923609016',
      fodselsnummer: '01437912357',
    }));

  test('is read without an organisation number (A3.6)', () =>
    returns(getIdentification, 'GET /avtalebytte/identification', {
      organisasjonsnummer: null,
      fodselsnummer: '01437912357',
    }));

  test.each([
    ['empty', { organisasjonsnummer: '' }],
    ['missing', {}],
  ])('is the visitor themselves if the organisation number is %s (C1.3)', async (_, body) => {
    network(json(200, body));
    await expect(getIdentification()).resolves.toEqual({ organisasjonsnummer: null });
  });

  test.each([true, false])('is read with the flag that it was switched: %s', (isAvtalebytte) =>
    returns(getAgreementSwitch, 'GET /avtalebytte', { isAvtalebytte }),
  );
});

describe('the relations of the visitor', () => {
  const relation = {
    uuid: '5c1d2e3f-a0b1-4c2d-8e3f-a4b923609016',
    organisasjonsnummer: '923609016',
    organisasjonsnavn: 'Fjordglimt Snekkeri AS',
    kundenavn: { fornavn: 'Kari', etternavn: 'Skogly', fulltNavn: 'Kari Skogly' },
    rolle: 'ADMIN',
  };

  test('are read (A7.10)', () => returns(listRelations, 'GET /web/relasjoner', [relation]));

  test('are refreshed and read at the same path, by a request with an empty body (A7.10)', async () => {
    const requests = network(json(200, [relation]));
    await expect(refreshRelations(new AbortController().signal)).resolves.toEqual([relation]);
    expect(requests).toMatchObject([
      { method: 'PUT', url: 'https://bank.example/rest/web/relasjoner', body: '' },
    ]);
  });

  test('are not readable without organisasjonsnummer (A3.5)', () =>
    refuses(listRelations, [{ ...relation, organisasjonsnummer: undefined }]));

  test('are read with their other fields if all of these are missing (A3.5)', async () => {
    network(json(200, [{ organisasjonsnummer: '923609016' }]));
    await expect(listRelations()).resolves.toEqual([
      { organisasjonsnummer: '923609016', kundenavn: {}, rolle: '' },
    ]);
  });
});

test('contact information is read (A7.11)', () =>
  returns(getContactInfo, 'GET /kunde/kontaktinfo', {
    epost: 'kari@example.no',
    mobilnummer: '90000000',
  }));

describe('direct access (A7.11)', () => {
  test.each([true, false])('is read with blokkerDirektetilgang %s (A3.7)', (blokkerDirektetilgang) =>
    returns(getDirectAccess, 'GET /kunde/direktetilgang', { banknavn: 'Viddene', blokkerDirektetilgang }),
  );

  test('is not readable without blokkerDirektetilgang', () =>
    refuses(getDirectAccess, { banknavn: 'Viddene' }));
});
