import { describe, expect, test } from 'vitest';
import { describeLife, lifePage } from '#domain/policies/details/policy-page.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import { unbroken } from '#test/support/no-break-space.ts';
import { site } from './site.ts';

describe('a life insurance', () => {
  const life: LifePolicy = {
    forsikringsnummer: '7020001',
    versjon: 1,
    produktkode: 'S12',
    status: 'A',
    forsikringstekst: 'Barn og ungdom',
    forsikringssum: 40,
    pris: 1200,
    periode: { fra: '2026-01-01' },
    forsikrede: { navn: 'Ola Nordmann' },
  };
  const visit = {
    representative: { organisasjonsnummer: null, relations: [] },
    ...{ site, today: '2026-11-22' },
  };
  const underReview = 'Forsikringen er under behandling til helsevurderingen er ferdig.';

  test.each([
    ['EN_LEGE', 'Vi venter på svar fra legen.'],
    ['HELSENETT_SENDT', 'Vi har sendt melding via Norsk helsenett.'],
    ['NYTT_TILBUD', 'Vi har sendt brev til forsikringstakeren.'],
  ])('in status %s has a notice about its review (B4.7, C5.6)', (helsestatus, text) => {
    expect(lifePage({ ...life, helsestatus }, visit).notices).toEqual([
      { tone: 'info', text, about: underReview, link: null },
    ]);
  });

  test('under a review without a notice of its own says so, because its first day may be past (A4.3)', () => {
    expect(lifePage({ ...life, helsestatus: 'UNDER_VURDERING' }, visit).notices).toEqual([
      { tone: 'waiting', text: underReview, link: null },
    ]);
  });

  test.each(['AVSLUTTET', 'ANNULLERT_OG_SKREVET_UT'])(
    'in status %s waits for no review (A4.4)',
    (helsestatus) => {
      expect(lifePage({ ...life, helsestatus }, visit).notices).toEqual([]);
    },
  );

  test.each([
    ['valid without a review', {}, 'Gyldig'],
    ['under a review', { helsestatus: 'EN_LEGE' }, 'Under behandling'],
    ['neither before its first day', { periode: { fra: '2026-11-23' } }, undefined],
    ['neither after its last day', { periode: { fra: '2025-01-01', til: '2025-12-31' } }, undefined],
    ['neither in another status', { status: 'B' }, undefined],
  ])('is %s (A4.3, C4.32)', (_, changes, text) => {
    expect(lifePage({ ...life, ...changes }, visit).label?.text).toBe(text);
  });

  test('names the person that it insures below its title, as in the list (B2.44)', () => {
    expect(lifePage(life, visit).subtitle).toBe('Ola Nordmann');
    expect(lifePage({ ...life, forsikringstekst: 'Barn og ungdom Pluss' }, visit).subtitle).toBe(
      'Pluss, Ola Nordmann',
    );
  });

  test('with a declaration to fill in has a warning with a link to it (B4.11, C4.8)', () => {
    expect(lifePage({ ...life, helsestatus: 'EL_NY_SOEKNAD' }, visit).notices).toEqual([
      {
        tone: 'warning',
        text: 'Vi har ikke mottatt helseerklæringen.',
        about: underReview,
        link: { text: 'Fyll ut helseerklæring', to: site.healthStatus },
      },
    ]);
  });

  test('has the insured person and the sum, and cannot be changed here (B2.44)', () => {
    const { facts, change, certificates, notices } = lifePage(life, visit);
    expect(notices).toEqual([]);
    expect([change, certificates]).toEqual([null, []]);
    expect(facts.map(({ value }) => value)).toEqual(['01.01.2026', '7020001']);
    expect(describeLife(life)).toEqual([
      {
        kind: 'facts',
        heading: 'Dekninger',
        facts: [
          { label: 'Forsikringssum', value: unbroken('40 G') },
          { label: 'Forsikret', value: 'Ola Nordmann' },
        ],
      },
      { kind: 'text', text: 'G er grunnbeløpet i folketrygden, som endres hvert år.' },
    ]);
  });
});
