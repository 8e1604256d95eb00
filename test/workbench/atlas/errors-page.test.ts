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
    '| 401 | **Du er ikke logget inn** Du må være logget inn for å bruke denne tjenesten. | the login, if many visitors see it |',
    '| `INS00002_NIGHT` | **Vedlikehold** Forsikringssystemene er utilgjengelige på grunn av nattlig vedlikehold. De er tilbake senest klokken 04.00 om natten. | the API: `api_status` of the access log, and its log at the time on the card |',
    '| `INS00002` | **Prøv igjen senere** Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere. | the API: `api_status` of the access log, and its log at the time on the card |',
    '| any other | **Noe gikk galt** Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere. | the API: `api_status` of the access log, and its log at the time on the card |',
  ]);
});

test.each([
  [
    'what a write says that may have been carried out',
    'A write without a readable response',
    '| `NETWORK`, `TIMEOUT`, 502, 504, or `UNREADABLE` with 2xx | **Vi fikk ikke svar** Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen. | the API: `api_status` of the access log, and its log at the time on the card |',
  ],
  [
    'a refusal that is no error',
    '`getDamageCustomer`',
    '| `FOR3170051` 404 | **Ingen forsikringer** Du har ingen forsikringer hos oss som er registrert på deg. | nothing: no error |',
  ],
  [
    'calls with the same words',
    '`listHealthDeclarationTasks`, `listCommunicationTasks`, `listDocumentTasks`, `listUnpaidInvoices`, `listClaims`',
    '| any other | Det oppstod en feil ved henting av dine oppgaver, så vi vet ikke om det er noen oppgaver som mangler. Vennligst prøv igjen senere. | the API: `api_status` of the access log, and its log at the time on the card |',
  ],
  [
    'a refusal without a message',
    '`getSalesEntrance`',
    '| "FINNER_IKKE_SKADEKUNDENUMMER" | the page goes on without a message | nothing: no error |',
  ],
])('the page has %s', (_, heading, row) => {
  expect(rowsBelow(heading)).toContain(row);
});
