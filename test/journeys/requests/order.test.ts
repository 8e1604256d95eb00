import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PersonaId } from '#sandbox/personas.ts';
import { descriptionOf } from '#test/journeys/fields.ts';
import { portalAs, reads } from '#test/journeys/portal.ts';
import { todayOnScreen } from '#test/support/today.ts';
import { fillInRequest, sentRequest } from './request.ts';

async function openForm(persona: PersonaId) {
  const page = portalAs(persona);
  await page.open('#/bm/bestille');
  return { ...page, person: page.person() };
}

const message = () => screen.getByRole('textbox', { name: 'Melding' });
const phone = () => screen.getByRole('textbox', { name: 'Mobilnummer' });
const email = () => screen.getByRole('textbox', { name: 'E-post' });
const expectDescription = (field: () => HTMLElement, sentence: string) =>
  waitFor(() => expect(descriptionOf(field())).toContain(sentence));
const expectFocus = (field: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(field()));

test.each(['business-admin', 'business-user'] as const)(
  '%s orders new insurance (B1.12, B2.5, B2.88, B3.57, B6.6, B7.13, C4.36, C5.7)',
  async (persona) => {
    const { person, arrived } = await openForm(persona);
    await person.expectHeading('Bestill ny forsikring');
    await fillInRequest(person);
    await person.type('Melding', ' Vi har fått ny varebil.\nDen er grå. ');
    await person.type('Mobilnummer', '+47 912 34 567');
    await person.press('Kontakt meg');
    await person.expectHeading('Bestillingen er sendt til behandling');
    await person.expectFocusOnHeading();
    await reads('Vi tar kontakt med deg så snart vi kan.');
    await reads(`Sendt${todayOnScreen()} kl. `);
    expect(arrived('orderPolicy')).toEqual([
      { ...sentRequest, melding: 'Vi har fått ny varebil.\nDen er grå.', telefonnummer: '+4791234567' },
    ]);
    screen.getByRole('link', { name: 'Tilbake til oversikten' }).click();
    await waitFor(() => expect(window.location.hash).not.toContain('bestille'));
  },
);

test('each empty or invalid field shows an error, and the first of them gets focus (B5.15, B5.16, B5.17, C4.37)', async () => {
  const { person, arrived } = await openForm('business-admin');
  await person.type('Mobilnummer', '');
  await person.type('E-post', '');
  await person.press('Kontakt meg');
  await expectFocus(message);
  await expectDescription(message, 'Vennligst fyll inn din melding her');
  await expectDescription(phone, 'Vennligst fyll inn mobilnummeret ditt her');
  await expectDescription(email, 'Vennligst fyll inn e-postadressen din her');
  await expectDescription(message, 'Ikke skriv personopplysninger i meldingen.');
  await person.sees('Se over disse feltene');
  screen.getByRole('link', { name: 'Vennligst fyll inn e-postadressen din her' }).click();
  await expectFocus(email);
  expect(window.location.hash).toBe('#/bm/bestille');
  await fillInRequest(person);
  await person.type('Mobilnummer', '21000000');
  await person.type('E-post', 'astrid');
  await person.press('Kontakt meg');
  await expectFocus(phone);
  await expectDescription(phone, 'Du må oppgi et gyldig mobiltelefonnummer');
  await expectDescription(email, 'E-postadressen er ugyldig');
  expect(descriptionOf(message())).not.toContain('Vennligst');
  expect(arrived('orderPolicy')).toEqual([]);
});

test('the known contact details are filled in and may be changed (C4.39)', async () => {
  const { person, arrived } = await openForm('business-admin');
  await person.expectValue('Mobilnummer', '42000001');
  await person.expectValue('E-post', 'post@fjordglimtsnekkerias.example');
  await person.expectValue('Melding', '');
  await fillInRequest(person, 'telefonnummer');
  await person.press('Kontakt meg');
  await person.expectHeading('Bestillingen er sendt til behandling');
  expect(arrived('orderPolicy')).toEqual([{ ...sentRequest, telefonnummer: '42000001' }]);
});

test('the form is empty if the contact details cannot be loaded (C4.39)', async () => {
  const page = portalAs('business-admin');
  page.fails({ operation: 'getContactInfo', status: 500 });
  await page.open('#/bm/bestille');
  const person = page.person();
  await person.expectValue('Mobilnummer', '');
  await person.expectValue('E-post', '');
  await person.seesNot('Noe gikk galt');
});

test('an order that fails shows the sentence of the form, and keeps its values (B8.7)', async () => {
  const { person, fails } = await openForm('business-admin');
  fails({ operation: 'orderPolicy', status: 500, times: 1 });
  await fillInRequest(person);
  await person.press('Kontakt meg');
  await waitFor(() =>
    screen.getByText('Det oppsto en feil da skjemaet skulle sendes. Oppfrisk siden og prøv igjen'),
  );
  await person.expectValue('Melding', 'Vi har fått ny varebil.');
});
