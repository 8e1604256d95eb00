import { describe, expect, test } from 'vitest';
import { portalAs } from '#test/journeys/portal.ts';
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
    const form = {
      melding: 'Ny bil',
      telefonnummer: '42000001',
      epost: 'post@fjordglimtsnekkerias.example',
    };
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
