import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { descriptionOf } from '#test/journeys/fields.ts';
import { announcements, reads } from '#test/journeys/portal.ts';
import { fillInDetails, openForm } from './contact-details-page.ts';

const wrongPhone = 'Du må oppgi et gyldig mobiltelefonnummer';
const wrongEmail = 'E-postadressen er ugyldig';

const phone = () => screen.getByRole('textbox', { name: 'Mobilnummer' });
const email = () => screen.getByRole('textbox', { name: 'E-post' });
const expectFocus = (field: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(field()));

describe('editing', () => {
  test('changes, saves and shows the details (B2.97, B2.100, B4.29, B7.29)', async () => {
    const page = await openForm();
    const { person } = page;
    await expectFocus(phone);
    await person.expectValue('Mobilnummer', '41000001');
    await person.expectValue('E-post', 'kari.skogly@epost.example');
    await fillInDetails(page, ' +47 900 11 222', 'ny@post.example ');
    await person.press('Lagre');
    await person.sees('Kontaktinformasjonen er lagret.', '+47 900 11 222');
    await waitFor(() => expect(announcements('Kontaktinformasjonen er lagret.')).toHaveLength(1));
    expect(page.arrived('updateContactInfo')).toEqual([
      {
        mobilnummer: '+4790011222',
        epost: 'ny@post.example',
        personkundenummerAndTransaksjonsId: { kundenummer: expect.stringMatching(/^3\d{6}$/) },
        skadekundenummerAndTransaksjonsId: {
          kundenummer: '1000001',
          transaksjonsId: expect.stringMatching(/./),
        },
      },
    ]);
    await person.press('Tilbake');
    await reads(/\+47 900 11 222/, 'ny@post.example', 'Endre');
    await page.openSettings();
    await reads(/\+47 900 11 222/);
  });

  test('sends only the record of the person customer for a customer without damage insurance (B7.29)', async () => {
    const page = await openForm('new-customer');
    await fillInDetails(page, '40000000', 'nye@post.example');
    await page.person.press('Lagre');
    await page.person.sees('Tilbake');
    const [sent] = page.arrived('updateContactInfo');
    expect(sent).toMatchObject({
      personkundenummerAndTransaksjonsId: { kundenummer: expect.stringMatching(/^3\d{6}$/) },
    });
    expect(sent).not.toHaveProperty('skadekundenummerAndTransaksjonsId');
  });

  test('"Avbryt" discards the typed values (B2.100, B4.29)', async () => {
    const page = await openForm();
    const { person } = page;
    await fillInDetails(page, '90000000', 'feil');
    await person.press('Avbryt');
    await reads('410 00 001', 'kari.skogly@epost.example');
    await person.press('Endre');
    await person.expectValue('Mobilnummer', '41000001');
    await person.expectValue('E-post', 'kari.skogly@epost.example');
    expect(page.arrived('updateContactInfo')).toEqual([]);
  });

  test.each([
    {
      label: 'Mobilnummer',
      refused: ['', '2234', '22345678', '4123456', '412345678', '004741234567', '4123456a'],
      accepted: '412 34 567',
      sentence: wrongPhone,
      other: wrongEmail,
      field: phone,
    },
    {
      label: 'E-post',
      refused: ['', 'kari', 'kari@epost', 'kari@@epost.example', 'kari epost.example'],
      accepted: 'kari@epost.example',
      sentence: wrongEmail,
      other: wrongPhone,
      field: email,
    },
  ])('an invalid $label is not sent, and its error disappears when it is corrected (B5.37)', async (row) => {
    const page = await openForm();
    for (const text of row.refused) {
      await page.person.type(row.label, text);
      await page.person.press('Lagre');
      await waitFor(() => expect(descriptionOf(row.field()), text).toContain(row.sentence));
      await expectFocus(row.field);
      await page.person.seesNot(row.other);
      await page.person.type(row.label, row.accepted);
      await page.person.seesNot(row.sentence);
    }
    expect(page.arrived('updateContactInfo')).toEqual([]);
  });

  test('each of two invalid fields has an error, and each submit focuses the first invalid field', async () => {
    const page = await openForm();
    const { person } = page;
    await fillInDetails(page, '22', 'kari');
    await person.press('Lagre');
    await person.sees(wrongPhone, wrongEmail);
    await expectFocus(phone);
    await person.focus('Lagre');
    await person.pressKey('Enter');
    await expectFocus(phone);
    await person.type('Mobilnummer', '41234567');
    await person.seesNot(wrongPhone);
    await person.sees(wrongEmail);
    await person.press('Lagre');
    await expectFocus(email);
  });
});
