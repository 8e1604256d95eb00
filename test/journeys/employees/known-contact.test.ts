import { afterEach, expect, test, vi } from 'vitest';
import { selfAdministeredReportCases } from '#flows/employees/self-administered-report/cases.ts';
import { selfAdministeredReportScript } from '#flows/employees/self-administered-report/script.ts';
import { portalAs } from '#test/journeys/portal.ts';
import { fillIn } from '#test/support/fill-in.ts';
import { fillInReport, reportIn } from './employee-report-page.ts';

afterEach(() => {
  vi.useRealTimers();
});

const forms = [
  {
    what: 'an employee',
    flow: 'employee-report',
    persona: 'business-admin',
    address: '#/bm/admin/ansatt-inn-og-utmelding',
    phone: '42000001',
    email: 'post@fjordglimtsnekkerias.example',
    draft: { tlf: '912 34 567', epost: 'post@fjordglimtsnekkerias.example' },
  },
  {
    what: 'self-administered insurance',
    flow: 'self-administered-report',
    persona: 'business-self-administered',
    address: '#/bm/admin/selvadministrert-inn-og-utmelding',
    phone: '42000003',
    email: 'post@havbrisfiskas.example',
    draft: { telefonnummer: '912 34 567', epost: 'post@havbrisfiskas.example' },
  },
] as const;

test.each(forms)(
  'the report of $what has the known contact details, and a draft only when the visitor has changed them (C4.39)',
  async ({ flow, persona, address, phone, email, draft }) => {
    const page = portalAs(persona);
    await page.open(address);
    const person = page.person();
    await person.expectValue('Mobilnummer', phone);
    await person.expectValue('E-post', email);
    expect(page.drafts()).toEqual({});
    await person.type('Mobilnummer', '912 34 567');
    await person.expectValue('Mobilnummer', '912 34 567');
    expect(page.drafts()[flow]).toMatchObject(draft);
  },
);

test.each([
  ['an employee', 'employee-report', 'business-user', '/ansatt-inn-og-utmelding', 'Meld en ansatt til'],
  [
    'self-administered insurance',
    'self-administered-report',
    'business-self-administered',
    '/selvadministrert-inn-og-utmelding',
    'Meld flere ansatte',
  ],
] as const)(
  'the next report of %s has the contact person of the last one, and no draft of it is stored (B2.106, C4.39)',
  async (_, flow, persona, address, again) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    const page = portalAs(persona);
    await page.open(`#/bm/admin${address}`);
    const person = page.person();
    await (flow === 'employee-report'
      ? fillInReport(person, reportIn)
      : fillIn(
          person,
          { cases: selfAdministeredReportCases, script: selfAdministeredReportScript },
          'fills in the form',
        ));
    await person.type('Mobilnummer', '912 34 567');
    await person.type('E-post', 'astrid@snekkeri.example');
    expect(Object.keys(page.drafts())).toContain(flow);
    await person.press('Send');
    await person.expectHeading('Innmeldingen er sendt');
    await person.press(again);
    await person.expectChosen('Hva vil du gjøre?', null);
    await person.expectValue('Mobilnummer', '912 34 567');
    await person.expectValue('E-post', 'astrid@snekkeri.example');
    expect(page.drafts()[flow]).toBeUndefined();
  },
);

test.each(forms)(
  'the report of $what is empty if the contact details cannot be loaded (C4.39)',
  async ({ persona, address }) => {
    const page = portalAs(persona);
    page.fails({ operation: 'getContactInfo', status: 500 });
    await page.open(address);
    const person = page.person();
    await person.expectValue('Mobilnummer', '');
    await person.expectValue('E-post', '');
    await person.seesNot('Noe gikk galt');
  },
);

test.each([
  ...forms,
  { what: 'an order', persona: 'business-admin', address: '#/bm/bestille' },
  { what: 'a change', persona: 'business-admin', address: '#/bm/endre/7330001' },
] as const)(
  'the login is offered in place of the form of $what if the session has ended (A8.8, C4.39)',
  async ({ persona, address }) => {
    const page = portalAs(persona);
    page.fails({ operation: 'getContactInfo', status: 401 });
    await page.open(address);
    const person = page.person();
    await person.sees('Du er ikke logget inn', 'Logg inn');
    await person.seesNot('Mobilnummer', 'Prøv igjen');
  },
);
