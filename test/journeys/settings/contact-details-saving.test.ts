import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { announcements, reads } from '#test/journeys/portal.ts';
import { card, fillInDetails, openForm, type Page } from './contact-details-page.ts';

const notSaved = 'Det oppstod en feil, og kontaktinformasjonen ble ikke lagret. Prøv igjen senere!';

describe('saving', () => {
  const typed = ['900 11 222', 'ny@post.example'] as const;

  async function save(page: Page) {
    await fillInDetails(page, ...typed);
    await page.person.press('Lagre');
  }

  async function expectTypedKept({ person }: Page) {
    await person.expectValue('Mobilnummer', typed[0]);
    await person.expectValue('E-post', typed[1]);
  }

  test('keeps the typed values when it fails, and can be retried (B8.37)', async () => {
    const page = await openForm();
    page.fails({ operation: 'updateContactInfo', status: 500, times: 1 });
    await save(page);
    await page.person.sees(notSaved);
    expect(card()?.textContent).toMatch(/Feilkode: \S{8,}/);
    await waitFor(() => expect(announcements(notSaved)).toHaveLength(1));
    await expectTypedKept(page);
    await page.person.press('Lagre');
    await page.person.sees('Tilbake');
    expect(page.arrived('updateContactInfo')).toHaveLength(2);
  });

  test("shows the insurer's details when the form is cancelled after a failure", async () => {
    const page = await openForm();
    page.fails({ operation: 'updateContactInfo', status: 500, times: 1 });
    await save(page);
    await page.person.sees(notSaved);
    await page.person.press('Avbryt');
    await reads('410 00 001');
    expect(page.arrived('getContactInfo')).toHaveLength(2);
  });

  test('shows an unknown outcome after a lost response, because the details may be saved', async () => {
    const page = await openForm();
    page.loses('PUT /rest/kunde/kontaktinfo');
    await save(page);
    await page.person.sees('Vi fikk ikke svar');
    await page.person.seesNot(notSaved);
    await expectTypedKept(page);
    await page.person.press('Avbryt');
    await reads('900 11 222');
    expect(page.arrived('updateContactInfo')).toHaveLength(1);
  });

  test('shows a spinner on the button, and a second press sends nothing', async () => {
    const page = await openForm();
    page.holds('updateContactInfo');
    await fillInDetails(page, ...typed);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Lagre' }));
    const busy = await screen.findByRole('button', { name: /Venter…/ });
    expect(busy.querySelector('svg')).not.toBeNull();
    await waitFor(() => expect(announcements('Lagrer kontaktinformasjonen …')).toHaveLength(1));
    await userEvent.click(busy);
    await expectTypedKept(page);
    await waitFor(() => expect(page.arrived('updateContactInfo')).toHaveLength(1));
    page.releases('updateContactInfo');
    await page.person.sees('Tilbake');
    expect(page.arrived('updateContactInfo')).toHaveLength(1);
  });

  test('keeps the typed details when the session is lost (A8.8)', async () => {
    const page = await openForm();
    page.fails({ operation: 'updateContactInfo', status: 401 });
    await save(page);
    await page.person.sees('Du er ikke logget inn');
    expect(card()?.textContent).toContain('Du må være logget inn for å bruke denne tjenesten.');
    await page.person.seesNot(notSaved);
    await expectTypedKept(page);
  });
});
