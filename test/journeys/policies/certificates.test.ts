import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { car, customer } from '#flows/fixtures/customer.ts';
import { proposal } from '#flows/policies/load-proposals/cases.ts';
import { get, letter, ok, openDocument, openPage, others, own, shared, shown } from './opened-document.ts';

const back = () => screen.getByRole('link', { name: 'Tilbake til forsikringen' }).getAttribute('href');

const certificateFails = 'Vi klarte ikke å hente ditt forsikringsbevis. Vennligst prøv igjen senere.';
const proposalIsGone = 'Vi fant dessverre ikke forsikringsforslaget. Det kan ha utløpt.';
const insight =
  'Ola Skogly har gitt deg innsyn. Du kan se forsikringen og melde skade, men ikke endre eller si den opp.';

describe('the page of a document', () => {
  test.each([
    ['certificate (B1.3, B2.19, B2.66, B7.3)', own, 'Forsikringsbevis', '#/bil/7010001/2'],
    ['shared certificate (B2.23, B7.4, B7.5)', others, 'Forsikringsbevis', '#/delt/bil/7130090/2'],
    ['offer letter (B2.17, C2.4)', letter, 'Tilbudsbrev', '#/tilbud/bil/8130010/1'],
  ])('shows the %s as text, and a link back to its policy (B2.68)', async (_, document, title, page) => {
    const { site, driver } = await openDocument(document);
    await site.shows('certificates', shown);
    await driver.expectHeading(title);
    await driver.sees('Kasko', '4 000 kr', 'Last ned PDF', 'Vis som brev');
    expect(back()).toBe(page);
  });

  test('has the name that the policy has in lists (C4.28)', async () => {
    const policy = { ...car, forsikringstekst: 'Bil', info: 'Bil Volvo V60 XA10001' };
    const found = [['skade/kunde', { ...customer, forsikringer: [policy] }]] as const;
    const { driver } = await openDocument({ ...own, found });
    await driver.sees('Bil – Volvo V60 XA10001');
  });

  test('is read as facts first, and is the letter when the visitor asks for it (B2.67, C4.49)', async () => {
    const tekst = 'TILBUDSBREV\n\nKasko    4 000 kr\n\nVilkår\n------\nTrygg av natur\n';
    const { site, driver } = await openDocument(letter, ok({ tekst }));
    await site.shows('certificates', shown);
    const paper = () => screen.getByRole('region', { name: 'Tilbudsbrev' });
    expect(within(paper()).getByRole('term').textContent).toBe('Kasko');
    expect(within(paper()).getByRole('definition').textContent).toBe('4 000 kr');
    // The page's heading is the title of the letter.
    expect(
      within(paper())
        .getAllByRole('heading')
        .map((one) => one.textContent),
    ).toEqual(['Vilkår']);
    await driver.press('Vis som brev');
    await site.shows('certificates', 'shown.text.letter.fitted shown.pdf.idle.untried');
    expect(paper().textContent).toBe(tekst);
    await driver.press('Vis lesbar tekst');
    await site.shows('certificates', shown);
    expect(within(paper()).getByRole('term').textContent).toBe('Kasko');
  });

  test('keeps the spaces of columns that have no certain meaning (C4.49)', async () => {
    const table = 'DEKNING          ANTALL      SUM\nReisegods          2       100 000';
    const { site } = await openDocument(letter, ok({ tekst: `${table}\n` }));
    await site.shows('certificates', shown);
    const figure = screen.getByRole('figure', { name: 'Som i brevet' });
    expect(within(figure).getByText(/^DEKNING/).tagName).toBe('PRE');
    expect(figure.textContent).toBe(table);
    // It scrolls on a phone, so the keyboard must reach it.
    expect(figure.tabIndex).toBe(0);
  });

  test('names the owner of a shared policy, and nobody for an own policy (B6.10, C5.8)', async () => {
    const { site, driver } = await openDocument(others);
    await site.shows('certificates', shown);
    await driver.sees(insight);
    await driver.seesNot('Endre forsikring');
    const mine = await openDocument(own);
    await mine.site.shows('certificates', shown);
    await mine.driver.seesNot(insight);
  });

  test('shows the certificate of the next version if the address has that version (C4.7)', async () => {
    const next = { versjon: 3, periode: { fra: '2027-03-01' }, premie: 5200 };
    const { site, driver } = await openDocument({
      ...own,
      address: { number: '7010001', version: '3' },
      found: [['skade/kunde', { ...customer, forsikringer: [{ ...car, nesteVersjon: next }] }]],
      document: 'dokument/bevis/kunder/1000010/forsikringer/7010001/versjon/3',
    });
    await site.shows('certificates', shown);
    await driver.expectHeading('Forsikringsbevis');
    expect(back()).toBe('#/bil/7010001/3');
  });

  test('shows the certificate of the next version of a shared policy (B2.23, B7.4, C4.7)', async () => {
    const nesteVersjon = { versjon: 3, periode: { fra: '2027-03-01' }, premie: 5200 };
    const { site, driver } = await openDocument({
      ...others,
      address: { number: '7130090', version: '3' },
      found: [
        [
          'delteforsikringer/forsikringer/7130090',
          { ...shared, forsikring: { ...shared.forsikring, nesteVersjon } },
        ],
      ],
      document: 'delteforsikringer/bevis/relasjoner/pr-7/forsikringer/7130090/versjon/3',
    });
    await site.shows('certificates', shown);
    await driver.expectHeading('Forsikringsbevis');
    await driver.sees(insight);
    expect(back()).toBe('#/delt/bil/7130090/3');
  });

  test.each([
    ['certificate', own, 'Forsikringsbevis', 'Henter forsikringsbeviset …'],
    ['offer letter', letter, 'Tilbudsbrev', 'Henter tilbudsbrevet …'],
  ])('has a skeleton while the %s loads (B2.69)', async (_, document, title, words) => {
    const { driver } = await openPage(document);
    await driver.expectHeading(title);
    await driver.hears(words);
  });
});

describe('the error of a document', () => {
  test.each([
    ['certificate (B8.3)', own, certificateFails],
    ['shared certificate (B8.3)', others, certificateFails],
    [
      'offer letter (B8.2)',
      letter,
      'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
    ],
  ])('is shown if the %s fails, and a retry loads it', async (_, document, sentence) => {
    const { site, driver } = await openDocument(document, { status: 500 });
    await site.shows('certificates', 'unavailable');
    await driver.expectHeading('Noe gikk galt');
    await driver.sees(sentence, 'Tilbake til oversikten');
    await driver.press('Prøv igjen');
    await get(site, document.document, ok({ tekst: 'Kasko' }));
    await site.shows('certificates', shown);
    await driver.sees('Kasko');
  });

  test('says that the proposal may have expired if the letter does not exist (B8.40)', async () => {
    const { site, driver } = await openDocument(letter, { status: 404 });
    await site.shows('certificates', 'missing');
    await driver.expectHeading('Noe gikk galt!');
    await driver.sees(proposalIsGone, 'Tilbake til oversikten');
    await driver.seesNot('Prøv igjen');
  });

  test('is shown beside the text if only the file fails (B2.67, B8.3)', async () => {
    const { site, driver } = await openDocument(own);
    await site.shows('certificates', shown);
    await driver.press('Last ned PDF');
    await driver.hears('Laster ned PDF …');
    await get(site, `${own.document}/pdf`, { status: 500 });
    await site.shows('certificates', 'shown.text.readable shown.pdf.idle.failed');
    await driver.sees(certificateFails, 'Kasko', '4 000 kr', 'Last ned PDF');
  });
});

describe('a document (C4.7)', () => {
  const unknown = { status: 404, body: { code: '404', message: 'Fant ikke forsikringen' } };

  test.each([
    ['with an unknown number', own, '9999999', [['skade/kunde', ok(customer)]]],
    ['that is not in the list', own, '7010001', [['skade/kunde', ok({ ...customer, forsikringer: [] })]]],
    ['of an unknown customer', own, '7010001', [['skade/kunde', unknown]]],
    ['that nobody shares', others, '7130099', [['delteforsikringer/forsikringer/7130099', unknown]]],
    [
      'that is shared in another version',
      others,
      '7130090',
      [
        [
          'delteforsikringer/forsikringer/7130090',
          ok({ ...shared, forsikring: { ...shared.forsikring, versjon: 1 } }),
        ],
      ],
    ],
  ] as const)(
    'of a policy %s is not found, which is no error (C4.21)',
    async (_, { kind, address }, number, calls) => {
      const { site, driver } = await openPage({ kind, address: { ...address, number } });
      for (const [path, response] of calls) await get(site, path, response);
      await site.shows('certificates', 'notFound');
      await driver.expectHeading('Vi fant ikke forsikringen');
      await driver.sees('Tilbake til oversikten');
      await driver.seesNot('Prøv igjen');
    },
  );

  test.each([
    ['without a proposal', unknown],
    ['of a proposal without the policy', ok({ ...proposal, tilbudList: [] })],
  ])('is not found if it is an offer letter %s (B8.40)', async (_, response) => {
    const { site, driver } = await openPage(letter);
    await get(site, 'skade/kunde', ok(customer));
    await get(site, 'tilbud', response);
    await site.shows('certificates', 'notFound');
    await driver.expectHeading('Noe gikk galt!');
    await driver.sees(proposalIsGone, 'Tilbake til oversikten');
  });
});
