import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorsPage } from '#workbench/atlas/errors-page.ts';

/** The rows of a part of the page, by its heading. */
const rowsBelow = (heading: string): readonly string[] =>
  (errorsPage().split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);

test('the errors of any call have what the visitor reads, and what an operator looks at', () => {
  expect(rowsBelow('Any call')).toEqual([
    '| **Du er ikke logget inn** Du må være logget inn for å bruke denne tjenesten. | 401 | the login, if many visitors see it |',
    '| **Vedlikehold** Forsikringssystemene er utilgjengelige på grunn av nattlig vedlikehold. De er tilbake senest klokken 04.00 om natten. | `INS00002_NIGHT` | the API: `api_status` of the access log, and its log at the time on the card |',
    '| **Prøv igjen senere** Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere. | `INS00002` | the API: `api_status` of the access log, and its log at the time on the card |',
    '| **Noe gikk galt** Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere. | any other | the API: `api_status` of the access log, and its log at the time on the card |',
  ]);
});

test.each([
  [
    'what a write says that may have been carried out',
    'A write without a readable response',
    '| **Vi fikk ikke svar** Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen. | `NETWORK`, `TIMEOUT`, 502, 504, or `UNREADABLE` with 2xx | the API: `api_status` of the access log, and its log at the time on the card |',
  ],
  [
    'a refusal that is no error',
    '`getDamageCustomer`',
    '| **Ingen forsikringer** Du har ingen forsikringer hos oss som er registrert på deg. | `FOR3170051` 404 | nothing: no error |',
  ],
  [
    'calls with the same words',
    '`listHealthDeclarationTasks`, `listCommunicationTasks`, `listDocumentTasks`, `listUnpaidInvoices`, `listClaims`',
    '| Det oppstod en feil ved henting av dine oppgaver, så vi vet ikke om det er noen oppgaver som mangler. Vennligst prøv igjen senere. | any other | the API: `api_status` of the access log, and its log at the time on the card |',
  ],
  [
    'a refusal without a message',
    '`getSalesEntrance`',
    '| the page goes on without a message | "FINNER_IKKE_SKADEKUNDENUMMER" | nothing: no error |',
  ],
])('the page has %s', (_, heading, row) => {
  expect(rowsBelow(heading)).toContain(row);
});

test('an operator finds each call of the contract by its path, except the report to the log', () => {
  const page = errorsPage();
  const named = [...page.matchAll(/`([A-Z]+) \/rest(\/[^`]+)`/g)].map(
    ([, method, path]) => `${method} ${path}`,
  );
  const contract = readFileSync('docs/api/openapi.yaml', 'utf8');
  expect(new Set(named).size).toBe([...contract.matchAll(/operationId:/g)].length - 1);
  expect(named).toContain('GET /skade/kunde');
  expect(named).toContain('POST /reisekort/generate');
  expect(named).not.toContain('POST /log/error');
});

test('an operator finds what each message of the log means', () => {
  expect(rowsBelow("The page's log")).toContain(
    '| `web-vitals` | nothing | nothing: no error, but `vitals` has how the page loaded |',
  );
});
