import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { fillIn as fillInAccess, giveButton as giveAccessButton } from '#e2e/access/administrator.ts';
import { answerAll, chooseBank, submitButton } from '#e2e/buying/self-declaration/customer.ts';
import { fillIn as fillInInsight, submitButton as giveInsightButton } from '#e2e/sharing/owner.ts';
import { documentOf, main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { pageDriver } from '#e2e/support/page-driver.ts';
import { typeInto } from '#e2e/support/typing.ts';
import { visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';
import { employeeReportCases } from '#flows/employees/employee-report/cases.ts';
import { employeeReportScript } from '#flows/employees/employee-report/script.ts';
import { selfAdministeredReportCases } from '#flows/employees/self-administered-report/cases.ts';
import { selfAdministeredReportScript } from '#flows/employees/self-administered-report/script.ts';
import { registry, startOf } from '#flows/registry.ts';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { fillIn } from '#test/support/fill-in.ts';
import { foundIn, listenTo, placesOf } from './national-id-scan.ts';

// The build with the workbench, which saves recordings and writes each step to the console.
test.use({ baseURL: `http://localhost:${process.env.PORT_OF_WORKBENCH}` });

interface Walk {
  readonly flow: string;
  readonly persona: PersonaId;
  /** The typed number, if the form refuses the usual one. */
  readonly number?: string;
  /** The write that sends the number, or the last write of the flow. */
  readonly operation: string;
  /** Fills in and submits the flow's forms, from its first screen until that request is sent. */
  readonly walk: (page: Page, number: string) => Promise<void>;
}

/** Every flow with a field for a national identity number, or for a text that may have one; the self-declaration loads the customer's own number. */
const walks: readonly Walk[] = [
  {
    flow: 'add-access',
    persona: 'business-admin',
    operation: 'createRelation',
    walk: async (page, number) => {
      await fillInAccess(page, { number });
      await giveAccessButton(page).click();
    },
  },
  {
    flow: 'give-insight',
    persona: 'private-rich',
    operation: 'createPrivateRelation',
    walk: async (page, number) => {
      await fillInInsight(page, number);
      await giveInsightButton(page).click();
    },
  },
  {
    flow: 'employee-report',
    persona: 'business-user',
    // The form needs valid control digits (C3.9).
    number: '80841200083',
    operation: 'reportEmployeeOut',
    walk: async (page, number) => {
      const form = { cases: employeeReportCases, script: employeeReportScript };
      await fillIn(pageDriver(page, 'employee-report'), form, 'fills in a report out');
      await typeInto(page.getByRole('textbox', { name: 'Fødselsnummer' }), number);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
    },
  },
  {
    flow: 'self-administered-report',
    persona: 'business-self-administered',
    // A column of the pasted sheet that the form has no field for.
    operation: 'reportSelfAdministered',
    walk: async (page, number) => {
      const form = { cases: selfAdministeredReportCases, script: selfAdministeredReportScript };
      await fillIn(pageDriver(page, 'self-administered-report'), form, 'fills in the form');
      await page.getByRole('button', { name: 'Lim inn fra regneark' }).click();
      await typeInto(
        page.getByRole('textbox', { name: 'Rader fra regnearket' }),
        `Fødselsnummer\tFødselsår\tKjønn\n${number}\t1985\tKvinne`,
      );
      await page.getByRole('button', { name: 'Se over radene' }).click();
      await page.getByRole('button', { name: 'Legg til 1 ansatt' }).click();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
    },
  },
  {
    flow: 'share-travel-card',
    persona: 'private-rich',
    operation: 'shareTravelCard',
    walk: async (page, number) => {
      await page.getByRole('button', { name: 'Del reisekortet' }).click();
      const dialog = page.getByRole('dialog');
      await typeInto(dialog.getByRole('textbox', { name: 'Fødselsnummer' }), number);
      await dialog.getByRole('button', { name: 'Neste' }).click();
      await dialog.getByRole('button', { name: 'Del reisekortet' }).click();
    },
  },
  {
    flow: 'self-declaration',
    persona: 'private-one',
    operation: 'submitSelfDeclaration',
    walk: async (page) => {
      await chooseBank(page, 'innfjord', 'Sparebanken Innfjord');
      await answerAll(page);
      await submitButton(page).click();
    },
  },
];

/** The usual number. It belongs to an adult. */
const typed = '22897810003';

/** The visitor's page in the frame of the workbench: what one finds and evaluates is the frame's, all else the page's. */
async function visitorPage(page: Page): Promise<Page> {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('the workbench shows no page of a customer');
  return new Proxy(page, {
    get(_, name) {
      const owner = name in frame && name !== 'page' ? frame : page;
      const member: unknown = Reflect.get(owner, name);
      return typeof member === 'function' ? member.bind(owner) : member;
    },
  });
}

async function saveRecording(page: Page) {
  await page.getByText('More settings').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a recording' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

for (const { flow, persona, number: taken = typed, operation, walk } of walks) {
  const numbers = [taken, personas[persona].fodselsnummer];

  test.describe(flow, () => {
    test('leaves no national identity number in the page, its logs or storage when the request fails', async ({
      page,
    }) => {
      const recorded = listenTo(page);
      const sandbox = await visitAs(page, persona, documentOf(startOf(flow).flow.id));
      // In the worst case, the response contains the number.
      await sandbox.fails({ operation, status: 500, code: `X ${taken}`, message: `Ukjent: ${taken}` });
      await walk(page, taken);
      await expect.poll(() => sandbox.arrived(operation)).toHaveLength(1);
      await expect(page.getByText('Feilkode').first()).toBeVisible();
      await page.evaluate((number) => {
        setTimeout(() => {
          throw new Error(`broken by ${number}`);
        });
      }, taken);
      await expect.poll(() => sandbox.arrived('logError')).toHaveLength(1);
      expect(foundIn(await placesOf(page, recorded, ''), numbers)).toEqual([]);
    });

    test('leaves no national identity number in a saved recording', async ({ page }) => {
      // The frame is in view, and dialogs are in its middle.
      await page.setViewportSize({ width: 1280, height: 1200 });
      const recorded = listenTo(page);
      const sandbox = await visitAs(page, persona, `/workbench?flow=${flow}&width=tablet`);
      await walk(await visitorPage(page), taken);
      await expect.poll(() => sandbox.arrived(operation)).toHaveLength(1);
      const recording = await saveRecording(page);
      expect(recording).toContain(`"flow": "${startOf(flow).flow.id}"`);
      expect(foundIn(await placesOf(page, recorded, recording), numbers)).toEqual([]);
    });
  });
}

test('the table has every flow with a field for a national identity number', () => {
  const flowsWithField = registry.filter(({ cases }) =>
    /"\d{6} ?\d{5}"/.test(JSON.stringify(cases.moves ?? {})),
  );
  expect(walks.map(({ flow }) => flow)).toEqual(
    expect.arrayContaining(flowsWithField.map(({ flow }) => flow.id)),
  );
});

test('the scan finds a planted number in each place', async ({ page }) => {
  const recorded = listenTo(page);
  await visitAs(page, 'private-one', main);
  await waitUntilLoaded(page);
  const spelled = '228978 10003';
  await page.context().addCookies([{ name: 'a', value: typed, url: page.url() }]);
  await page.evaluate(async (number) => {
    history.pushState({ number }, '', `#/?a=${encodeURIComponent(number)}`);
    localStorage.setItem('a', number);
    sessionStorage.setItem('a', number);
    await caches.open(number);
    window.dataLayer = [...(window.dataLayer ?? []), { number } as never];
    await fetch(`/rest/log/error?a=${number}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: number }),
    });
    console.debug({ number });
  }, spelled);
  await expect.poll(() => recorded.consoleLines.join('')).toContain(spelled);
  const places = await placesOf(page, recorded, JSON.stringify({ steps: [{ value: spelled }] }));
  expect(foundIn(places, [typed])).toEqual(Object.keys(places));
  expect(foundIn(places, ['15839012321'])).toEqual([]);
});
