import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shownScreens } from '#workbench/atlas/screen-lines.ts';

const file = `# What a screen reader finds: parcel

"open":
  - heading "Send pakke" [level=1]
  - img "Pakke"
  - paragraph:
    - text: Ring oss på
    - link "+47 21 00 00 00":
      - /url: tel:21000000
    - text: ", så hjelper vi deg."
  - textbox "Navn" [invalid]: Kari
  - group "Størrelse":
    - radio "Stor" [checked]
  - status

# also: sent dialog.open
"sent":
  - paragraph: Pakken er sendt.
  - button "Si \\"hei\\""
`;

test('a screen has its sentences and controls in order, without addresses and drawings', () => {
  expect(shownScreens(file)).toEqual([
    {
      states: ['open'],
      lines: [
        'heading “Send pakke”',
        'Ring oss på +47 21 00 00 00, så hjelper vi deg.',
        'textbox “Navn”: Kari',
        'group “Størrelse”',
        'radio “Stor”',
      ],
    },
    { states: ['sent', 'sent dialog.open'], lines: ['Pakken er sendt.', 'button “Si "hei"”'] },
  ]);
});

/** The text of a page, for readers of the atlas. */
const pageOf = (path: string) => readFileSync(`docs/flows/${path}.md`, 'utf8');

test('one page says what happens when the bank list cannot be loaded, and what the visitor reads then', () => {
  const page = pageOf('buying/bank-selection');
  expect(page).toContain('| failed | internal error | 500 | [`unavailable`](#on-screen-unavailable) |');
  expect(page).toContain(
    [
      '### On screen: `unavailable`',
      '',
      '- heading “Noe gikk galt”',
      '- Vi fikk ikke hentet bankene. Prøv igjen senere.',
      '- button “Prøv igjen”',
      '- button “Gå tilbake”',
      '- Trenger du hjelp? Ring oss på +47 21 00 00 00, mandag til fredag 8–16',
      '- Feilkode: 500',
      '',
    ].join('\n'),
  );
});

test('the page of an employee report names the four calls that it can send', () => {
  expect(pageOf('employees/employee-report')).toContain(
    [
      '- `reportEmployeeIn`: `POST /rest/bm/meld-inn-ansatt`',
      '- `reportEmployeeOut`: `POST /rest/bm/meld-ut-ansatt`',
      '- `reportVirkeEmployeeIn`: `POST /rest/bm/meld-inn-virke-ansatt`',
      '- `reportVirkeEmployeeOut`: `POST /rest/bm/meld-ut-virke-ansatt`',
    ].join('\n'),
  );
});
