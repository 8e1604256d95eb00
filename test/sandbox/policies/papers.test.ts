import { expect, test } from 'vitest';
import { personas } from '#sandbox/personas.ts';
import { transactionOf } from '#sandbox/transaction.ts';
import { policyOf, versionPath, visitAs } from './policy-calls.ts';

const car = policyOf('private-rich', 'M05');
const transaction = `?transaksjonsId=${transactionOf(personas['private-rich'])}`;

test('a certificate and the renewed one show their own periods', async () => {
  const visitor = await visitAs('private-rich');
  const next = car.nesteVersjon;
  if (!next) throw new Error('the car is not renewed');
  const texts = [car, next].map(async (policy) => {
    const path = `/rest/dokument/bevis${versionPath('private-rich', policy)}${transaction}`;
    return (await (await visitor.get(path)).json()).tekst as string;
  });
  const [present = '', renewed = ''] = await Promise.all(texts);
  expect(present).toContain('FORSIKRINGSBEVIS');
  expect(present).toContain(car.forsikringsnummer);
  expect(present).not.toBe(renewed);
  expect(Math.max(...present.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
});

/** The lines of a certificate from the head of its covers to the next drawn line. */
async function coverLines(code: string): Promise<readonly string[]> {
  const visitor = await visitAs('private-rich');
  const path = `/rest/dokument/bevis${versionPath('private-rich', policyOf('private-rich', code))}${transaction}`;
  const { tekst } = await (await visitor.get(path)).json();
  const lines = String(tekst).split('\n');
  const head = lines.findIndex((line) => line.startsWith('DEKNING'));
  const end = lines.findIndex((line, at) => at > head && line.startsWith('---'));
  return lines.slice(head + 1, end).map((line) => line.replaceAll('\u00a0', ' ').replaceAll(/ {2,}/g, ' | '));
}

test('the certificate names covers and a pledgee in the words of the page of the policy, also covers that it lacks', async () => {
  expect(await coverLines('M05')).toEqual([
    'Kasko | Inkludert | 6 000 kr',
    'Leiebil | Inntil femten dager',
    'Fører- og passasjerulykke | Inkludert',
    'Ekstrautstyr | 20 000 kr',
    'Godsansvar | Ikke dekket',
  ]);
  expect((await coverLines('P05')).slice(2)).toEqual([
    'Råte og skadedyr | Inkludert | 6 000 kr',
    'Innbo | Ikke dekket',
    'Innbo Pluss | Ikke dekket',
    'Panthaver | Ja',
  ]);
});

test('each policy of a proposal has its offer letter; nothing else has one', async () => {
  const visitor = await visitAs('private-rich');
  const { tilbudList } = await (await visitor.get('/rest/tilbud')).json();
  expect(tilbudList.length).toBeGreaterThan(0);
  for (const offer of tilbudList) {
    const response = await visitor.get(`/rest/dokument/tilbudsbrev${versionPath('private-rich', offer)}`);
    expect((await response.json()).tekst).toContain(offer.forsikringstekst);
  }
  const letter = await visitor.get(`/rest/dokument/tilbudsbrev${versionPath('private-rich', car)}`);
  expect(letter.status).toBe(404);
});

test('a visitor without a proposal gets a 404', async () => {
  const visitor = await visitAs('private-one');
  expect((await visitor.get('/rest/tilbud')).status).toBe(404);
});

test("the files of a product's terms exist", async () => {
  const visitor = await visitAs('private-rich');
  const documents = await (await visitor.get('/rest/vilkar/metadata/M05/2026-01-01/')).json();
  expect(documents).toHaveLength(2);
  for (const { id, filename } of documents) {
    expect((await visitor.get(`/rest/vilkar/payload/${id}?filename=${filename}`)).status).toBe(200);
  }
  expect(await (await visitor.get('/rest/vilkar/metadata/Q99/2026-01-01/')).json()).toEqual([]);
  expect((await visitor.get('/rest/vilkar/metadata/M05/i-dag/')).status).toBe(400);
  expect((await visitor.get('/rest/vilkar/payload/Q99?filename=vilkar.pdf')).status).toBe(404);
});
