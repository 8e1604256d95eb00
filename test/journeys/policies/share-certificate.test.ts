import { describe, expect, test, vi } from 'vitest';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { customer } from '#flows/fixtures/customer.ts';
import { certificatesCases } from '#flows/policies/certificates/cases.ts';
import { certificatesFlow } from '#flows/policies/certificates/flow.ts';
import { openSite } from '#test/journeys/open-site.ts';
import { get, letter, ok, openDocument, others, own, shown } from './opened-document.ts';

const pdf: WireResponse = { status: 200, headers: { 'Content-Type': 'application/pdf' }, text: '%PDF' };

describe('sharing a document (C4.50)', () => {
  const shares = () => vi.spyOn(navigator, 'share');

  test.each([
    ['certificate', own, 'forsikringsbevis-7010001.pdf'],
    ['offer letter', letter, 'tilbudsbrev-8130010.pdf'],
  ])('passes the %s on as a file, and nothing else', async (_, document, name) => {
    const { site, driver } = await openDocument(document);
    await site.shows('certificates', shown);
    const share = shares();
    await driver.press('Del PDF');
    await driver.hears('Gjør PDF-en klar …');
    await get(site, `${document.document}/pdf`, pdf);
    await site.shows('certificates', 'shown.text.readable shown.pdf.sharing');
    const [data] = share.mock.lastCall ?? [];
    expect(Object.keys(data ?? {})).toEqual(['files']);
    const [file] = data?.files ?? [];
    expect([file?.name, file?.type, await file?.text()]).toEqual([name, 'application/pdf', '%PDF']);
    await driver.settleShare('completed');
    await driver.hears('PDF-en er delt.');
  });

  test('is no error if the visitor closes the share sheet', async () => {
    const { site, driver } = await openDocument(own);
    await site.shows('certificates', shown);
    await driver.press('Del PDF');
    await get(site, `${own.document}/pdf`, pdf);
    await site.shows('certificates', 'shown.text.readable shown.pdf.sharing');
    await driver.settleShare('dismissed');
    await site.shows('certificates', shown);
    await driver.seesNot('Noe gikk galt', 'PDF-en er delt.');
  });

  test('needs no second download if the browser wants another press', async () => {
    const { site, driver } = await openDocument(own);
    await site.shows('certificates', shown);
    await driver.press('Del PDF');
    await get(site, `${own.document}/pdf`, pdf);
    await site.shows('certificates', 'shown.text.readable shown.pdf.sharing');
    await driver.settleShare('refused');
    await driver.hears('Nettleseren åpnet ikke delingen. Trykk Del PDF en gang til, eller last ned PDF-en.');
    const share = shares();
    await driver.press('Del PDF');
    await site.shows('certificates', 'shown.text.readable shown.pdf.sharingAgain');
    expect(await share.mock.lastCall?.[0]?.files?.[0]?.text()).toBe('%PDF');
  });

  test('is no longer offered if the browser refuses twice', async () => {
    const { site, driver } = await openDocument(own);
    await site.shows('certificates', shown);
    await driver.press('Del PDF');
    await get(site, `${own.document}/pdf`, pdf);
    await site.shows('certificates', 'shown.text.readable shown.pdf.sharing');
    await driver.settleShare('refused');
    await driver.press('Del PDF');
    await site.shows('certificates', 'shown.text.readable shown.pdf.sharingAgain');
    await driver.settleShare('refused');
    await driver.hears('Nettleseren kan ikke dele PDF-en. Last den ned i stedet.');
    await driver.seesNot('Del PDF');
    await driver.sees('Last ned PDF');
  });

  test('says that the file is saved, if the visitor has saved it too and closes the share sheet', async () => {
    const { site, driver } = await openDocument(own);
    await site.shows('certificates', shown);
    await driver.press('Del PDF');
    await driver.press('Last ned PDF');
    await get(site, `${own.document}/pdf`, pdf);
    await site.shows('certificates', 'shown.text.readable shown.pdf.sharingSaved');
    await driver.settleShare('dismissed');
    await driver.hears('PDF-en er lastet ned.');
  });

  test.each([
    ['Del PDF', 'Gjør PDF-en klar …', 'Last ned PDF', 'Laster ned PDF …'],
    ['Last ned PDF', 'Laster ned PDF …', 'Del PDF', 'Gjør PDF-en klar …'],
  ])(
    'and saving is one download, if after %s (%s) the other is pressed',
    async (one, waits, other, waitsToo) => {
      const { site, driver } = await openDocument(own);
      await site.shows('certificates', shown);
      const share = shares();
      await driver.press(one);
      await driver.hears(waits);
      await driver.press(other);
      await driver.hears(waitsToo);
      await get(site, `${own.document}/pdf`, pdf);
      await site.shows('certificates', 'shown.text.readable shown.pdf.sharingSaved');
      expect(await share.mock.lastCall?.[0]?.files?.[0]?.text()).toBe('%PDF');
      await driver.settleShare('completed');
      await driver.hears('PDF-en er delt.');
    },
  );

  test('is not offered for a policy that another person shares, or where the browser cannot', async () => {
    const { site, driver } = await openDocument(others);
    await site.shows('certificates', shown);
    await driver.sees('Last ned PDF');
    await driver.seesNot('Del PDF');
    const without = openSite(certificatesFlow, { ...certificatesCases.input, canShare: false });
    await get(without, 'avtalebytte/identification', ok({ organisasjonsnummer: null, fodselsnummer: null }));
    await get(without, 'skade/kunde', ok(customer));
    await get(without, own.document, ok({ tekst: 'Kasko' }));
    await without.shows('certificates', shown);
    await without.driverOf('certificates').sees('Last ned PDF');
    await without.driverOf('certificates').seesNot('Del PDF');
  });
});
