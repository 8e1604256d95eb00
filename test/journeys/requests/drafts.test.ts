import { describe, expect, test } from 'vitest';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { customer } from '#flows/fixtures/customer.ts';
import { changePolicyCases } from '#flows/requests/change-policy/cases.ts';
import { changePolicyFlow } from '#flows/requests/change-policy/flow.ts';
import { filledRequest, orderPolicyCases } from '#flows/requests/order-policy/cases.ts';
import { orderPolicyFlow } from '#flows/requests/order-policy/flow.ts';
import { portalAs } from '#test/journeys/portal.ts';
import { get, openPage } from './open-request-page.ts';
import { forsikringer } from './policies.ts';
import { fillInRequest } from './request.ts';

describe.each([
  ['an order', '#/bm/bestille'],
  ['a change', '#/bm/endre/7270001'],
])('the form of %s', (_, address) => {
  async function openForm() {
    const page = portalAs('business-user');
    await page.open(address);
    const person = page.person();
    await person.expectValue('Mobilnummer', '42000001');
    return {
      ...page,
      person,
      /** The page starts again with its drafts, as after a reload. */
      async reopens() {
        window.location.hash = '#/bm/innstillinger';
        await person.expectHeading('Profil og innstillinger');
        window.location.hash = address;
      },
    };
  }

  test('stores no draft until the visitor types (C4.39)', async () => {
    const { person, drafts } = await openForm();
    expect(drafts()).toEqual({});
    await person.type('Melding', 'Ny bil');
    const form: unknown = expect.objectContaining({
      melding: 'Ny bil',
      telefonnummer: '42000001',
      epost: 'post@fjordglimtsnekkerias.example',
    });
    expect(drafts()).toEqual(
      address === '#/bm/bestille'
        ? { 'order-policy': form }
        : { 'change-policy': { number: '7270001', form } },
    );
  });

  test('keeps the contact details of a draft (C4.39)', async () => {
    const { person, reopens } = await openForm();
    await fillInRequest(person);
    await reopens();
    await person.expectValue('Melding', 'Vi har fått ny varebil.');
    await person.expectValue('Mobilnummer', '912 34 567');
    await person.expectValue('E-post', 'astrid@snekkeri.example');
  });

  test('does not fill in the contact details that the visitor has removed, however often it is opened (C4.39)', async () => {
    const { person, reopens } = await openForm();
    await person.type('Mobilnummer', '');
    await person.type('E-post', '');
    await reopens();
    await person.expectValue('Mobilnummer', '');
    await person.expectValue('E-post', '');
    await reopens();
    await person.expectValue('Mobilnummer', '');
    await person.expectValue('E-post', '');
  });
});

const policies = { status: 200, body: { ...customer, forsikringer } };

describe.each([
  {
    flow: orderPolicyFlow as AnyFlow,
    input: orderPolicyCases.input,
    draft: filledRequest as object,
    visit: {},
  },
  {
    flow: changePolicyFlow as AnyFlow,
    input: { ...changePolicyCases.input, number: '7330001' },
    draft: { number: '7330001', form: filledRequest },
    visit: { policies },
  },
])('the form of $flow.id', ({ flow, input, draft, visit }) => {
  test('is shown at once with a restored draft, which waits for no contact details (C4.39)', async () => {
    const { site, driver } = await openPage(flow, { ...input, draft }, visit);
    await site.letPass(0);
    await site.shows(flow.id, 'filling.typing');
    await driver.expectValue('Melding', 'Vi har fått ny varebil.');
    await driver.expectValue('Mobilnummer', '912 34 567');
  });

  test('keeps what was typed when the contact details find the session ended after two seconds (C4.39)', async () => {
    const { site, driver } = await openPage(flow, input, visit);
    await site.letPass(2000);
    await driver.type('Melding', 'Ny bil');
    await site.respond({ request: get('/kunde/kontaktinfo'), response: { status: 401 } });
    await site.shows(flow.id, 'filling.typing');
    await driver.expectValue('Melding', 'Ny bil');
  });
});
