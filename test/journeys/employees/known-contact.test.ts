import { test } from 'vitest';
import { portalAs } from '#test/journeys/portal.ts';

const phone = 'Mobilnummer';
const email = 'E-post';

const forms = [
  [
    'an employee',
    'business-admin',
    '#/bm/admin/ansatt-inn-og-utmelding',
    '42000001',
    'post@fjordglimtsnekkerias.example',
  ],
  [
    'self-administered insurance',
    'business-self-administered',
    '#/bm/admin/selvadministrert-inn-og-utmelding',
    '42000003',
    'post@havbrisfiskas.example',
  ],
] as const;

test.each(forms)(
  'the report of %s has the known contact details, which may be changed (C4.39)',
  async (...form) => {
    const [, persona, address, number, mail] = form;
    const page = portalAs(persona);
    await page.open(address);
    const person = page.person();
    await person.expectValue(phone, number);
    await person.expectValue(email, mail);
    await person.type(phone, '912 34 567');
    await person.expectValue(phone, '912 34 567');
  },
);

test.each(forms)(
  'the report of %s is empty if the contact details cannot be loaded (C4.39)',
  async (...form) => {
    const [, persona, address] = form;
    const page = portalAs(persona);
    page.fails({ operation: 'getContactInfo', status: 500 });
    await page.open(address);
    const person = page.person();
    await person.expectValue(phone, '');
    await person.expectValue(email, '');
    await person.seesNot('Noe gikk galt');
  },
);

test.each([
  ...forms,
  ['an order', 'business-admin', '#/bm/bestille'],
  ['a change', 'business-admin', '#/bm/endre/7330001'],
] as const)(
  'the login is offered in place of the form of %s if the session has ended (A8.8, C4.39)',
  async (...form) => {
    const [, persona, address] = form;
    const page = portalAs(persona);
    page.fails({ operation: 'getContactInfo', status: 401 });
    await page.open(address);
    const person = page.person();
    await person.sees('Du er ikke logget inn', 'Logg inn');
    await person.seesNot(phone, 'Prøv igjen');
  },
);
