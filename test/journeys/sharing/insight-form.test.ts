import { describe, expect, test } from 'vitest';
import { descriptionOf, fieldNamed } from '#test/journeys/fields.ts';
import { portalAs } from '#test/journeys/portal.ts';
import { fillInInsight, focused, give, openSharing } from './sharing-page.ts';

describe('the form (B2.94)', () => {
  test('accepts a surname of two words when it is sent again, and not another one (B5.25, C4.20)', async () => {
    const page = await openSharing();
    await give(page, '15839012321', 'Al Hassan');
    await page.shows('give-insight', 'filling.rejected');
    const person = page.driverOf('give-insight');
    await person.type('Etternavn', 'Abdi Hussein');
    await person.press('Gi innsyn');
    await page.shows('give-insight', 'filling.rejected');
    await person.sees('Du skal kun fylle inn etternavnet.');
    await person.press('Gi innsyn');
    await page.shows('give-insight', 'sending');
    await person.seesNot('Du skal kun fylle inn etternavnet.');
  });

  test('stays open with the typed values when the surname does not match the number (B8.18, C5.10)', async () => {
    const page = await openSharing();
    await give(page, '15839012321', 'Berg');
    await page.respond('POST', 'create', { status: 403, body: { code: 'FEL3710015', message: '' } });
    await page.shows('give-insight', 'filling.refused');
    const surname = fieldNamed('Etternavn');
    expect(focused()).toBe(surname);
    expect(surname.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(surname)).toContain(
      'Etternavnet stemmer ikke med det som er registrert på fødselsnummeret. Sjekk at begge er riktige.',
    );
    expect(fieldNamed('Fødselsnummer').getAttribute('aria-invalid')).toBeNull();
    await page.driver.expectValue('Fødselsnummer', '15839012321');
    await page.driver.expectValue('Etternavn', 'Berg');
  });
});

test('the request has the surname and the number without blanks (B3.63, B7.19)', async () => {
  const { open, person, arrived } = portalAs('private-rich');
  await open('#/dele-forsikringer');
  await person().press('Gi innsyn');
  await fillInInsight(person(), '228978 10003', ' Berg ');
  await person('give-insight').press('Gi innsyn');
  await person().sees('Magnus Berg har nå innsyn i dine skadeforsikringer');
  expect(arrived('createPrivateRelation')).toEqual([
    { disponentEtternavn: 'Berg', disponentFodselsnummer: { value: '22897810003' } },
  ]);
});
