import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isFlow } from '#flows/engine/define-flow.ts';
import { registry } from '#flows/registry.ts';

/** The rows of a call on the page of a flow, without the links of the states. */
function rowsOf(page: string, call: string): readonly string[] {
  const text = readFileSync(`docs/flows/${page}.md`, 'utf8');
  const [, section = ''] = text.split(`\n### \`${call}\`\n`);
  return (section.split('\n#')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (---|how|ending)/.test(line))
    .map((line) => line.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
}

describe('each response to a call has its state and what the visitor reads there', () => {
  test('when the bank list cannot be loaded (A8.14, A8.8)', () => {
    expect(rowsOf('buying/bank-selection', 'listBanks')).toEqual([
      '| done | banks | 200 | `choosing.closed` |  |',
      '| failed | internal error | 500 | `unavailable` | **Noe gikk galt** Vi fikk ikke hentet bankene. Prøv igjen senere. |',
      '| failed | wrong shape | 200 | `unavailable` | **Noe gikk galt** Vi fikk ikke hentet bankene. Prøv igjen senere. |',
      '| lost |  | the connection is lost | `unavailable` | **Noe gikk galt** Vi fikk ikke hentet bankene. Prøv igjen senere. |',
      '| late |  | no response before the time-out | `unavailable` | **Noe gikk galt** Vi fikk ikke hentet bankene. Prøv igjen senere. |',
      '| failed |  | 401 "Ikke logget inn" | `unavailable` | **Du er ikke logget inn** Du må være logget inn for å bruke denne tjenesten. |',
      '| failed |  | 500 INS00002 "Systemet er utilgjengelig" | `unavailable` | **Noe gikk galt** Vi fikk ikke hentet bankene. Prøv igjen senere. |',
      '| failed |  | 500 INS00002_NIGHT "Nattlig vedlikehold" | `unavailable` | **Noe gikk galt** Vi fikk ikke hentet bankene. Prøv igjen senere. |',
      '| failed |  | any other status | `unavailable` | **Noe gikk galt** Vi fikk ikke hentet bankene. Prøv igjen senere. |',
    ]);
  });

  test('when a person is refused access (B8.10, B8.11), or a report is sent at night (A8.3)', () => {
    const rows = [
      ...rowsOf('access/add-access', 'createRelation'),
      ...rowsOf('employees/employee-report', 'sendReport'),
    ];
    expect(rows).toEqual(
      expect.arrayContaining([
        '| refused | CAN_NOT_CREATE_RELASJON_MINOR | 400 CAN_NOT_CREATE_RELASJON_MINOR | `filling.refused` | Personen er yngre enn 18 år og kan derfor ikke legges til hos en organisasjon. |',
        '| refused | FOEDSELSNUMMER_VALIDERER_IKKE | 400 FOEDSELSNUMMER_VALIDERER_IKKE | `filling.refused` | Fødselsnummeret er ugyldig. |',
        '| lost |  | the connection is lost | `filling.unknown` | **Vi fikk ikke svar** Personen kan ha fått tilgang likevel. Se i listen før du prøver igjen. |',
        '| failed |  | 401 "Ikke logget inn" | `filling.failed` | **Du er ikke logget inn** Du må være logget inn for å bruke denne tjenesten. Fødselsnummeret lagrer vi ikke, så det må du skrive inn på nytt. |',
        '| done | sent | 204 | `sent` | **Innmeldingen er sendt** |',
        '| failed |  | 400 "Ugyldig forespørsel" | `reporting.failed` | **Noe gikk galt** Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere. |',
        '| failed |  | 500 INS00002_NIGHT "Nattlig vedlikehold" | `reporting.failed` | **Vedlikehold** Forsikringssystemene er utilgjengelige på grunn av nattlig vedlikehold. De er tilbake senest klokken 04.00 om natten. |',
      ]),
    );
  });
});

const { paths }: { paths: Record<string, Record<string, { operationId?: string; responses?: object }>> } =
  parse(readFileSync('docs/api/openapi.yaml', 'utf8'));

const statusesOf = (operation: string): readonly string[] =>
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, responses = {} }) => (operationId === operation ? Object.keys(responses) : []));

const calls = registry.flatMap(({ area, flow }) =>
  Object.entries(flow.actors).flatMap(([call, bound]) =>
    isFlow(bound) ? [] : [{ page: `${area}/${flow.id}`, call }],
  ),
);

test('every status of the contract stands in the rows of each call', () => {
  const missing = calls.flatMap(({ page, call }) => {
    const text = readFileSync(`docs/flows/${page}.md`, 'utf8').split(`\n### \`${call}\`\n`)[1] ?? '';
    const [before = ''] = text.split('\n| how');
    const operations = [...before.matchAll(/`(\w+)`(?: of the contract)?: `[A-Z]+ /g)].map(
      ([, id = '']) => id,
    );
    const named = rowsOf(page, call).map((row) => row.split(' | ')[2] ?? '');
    expect(operations, `${page} ${call}`).not.toEqual([]);
    return [...new Set(operations.flatMap(statusesOf))]
      .map((status) => (status === 'default' ? 'any other status' : status))
      .filter((status) => !named.some((response) => response.startsWith(status)))
      .map((status) => `${page} ${call} ${status}`);
  });
  expect(missing).toEqual([]);
});
