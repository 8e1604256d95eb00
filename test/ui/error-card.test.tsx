import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { type ApiError, apiError } from '#domain/errors/api-error.ts';
import { generalNotice, somethingWentWrong, unknownProduct } from '#domain/errors/general.ts';
import { noAccess } from '#domain/errors/no-access.ts';
import { notLoggedIn } from '#domain/errors/not-logged-in.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { CodeCopierContext } from '#ui/code-copier.ts';
import type { ErrorActionsProps } from '#ui/error-actions.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { ErrorScreen } from '#ui/error-screen.tsx';
import { PageLinksContext } from '#ui/page-links.ts';

afterEach(cleanup);

const overview = { url: '/oversikt' as AllowedAddress };
const failed = apiError({ status: 500, requestCorrelationId: 'a1b2c3' });
const onRetry = () => {};

type Shown = Pick<ErrorActionsProps, 'alternative'> & {
  readonly notice: ErrorActionsProps['notice'] & { title: string };
  readonly error?: ApiError;
};

const cards = {
  'an error screen': (props: Shown) => <ErrorScreen error={failed} {...props} onRetry={onRetry} />,
  'the card of a part of a page': ({ notice, error = failed }: Shown) => (
    <ErrorNotice notice={notice} error={error} onRetry={onRetry} />
  ),
};

/** The buttons and links of the card, in order. */
function actionsOf(
  card: ReactNode,
  links: { overview: typeof overview | null; draft?: 'stored' | 'lost' } = { overview },
) {
  const { overview: shown, draft = null } = links;
  render(
    <CodeCopierContext value={({ code }) => <button type="button">Kopier feilkode {code}</button>}>
      <PageLinksContext
        value={{
          login: () => '/logg-inn',
          overview: shown,
          draft: () => draft,
          bankSite: () => null,
          phone: '+4721000000',
          openingHours: 'mandag til fredag 8–16',
        }}
      >
        {card}
      </PageLinksContext>
    </CodeCopierContext>,
  );
  const ways = [...document.querySelectorAll('a, button')];
  return ways.map((way) => [way.textContent, way.getAttribute('href')].filter(Boolean).join(' → '));
}

const copy = 'Kopier feilkode a1b2c3';
const ring = '+47 21 00 00 00 → tel:+4721000000';

/** A card that replaces the page has the phone number too; within a page, the page has it. */
const helpOn = { 'an error screen': [ring], 'the card of a part of a page': [] };

describe.each(Object.entries(cards))('%s (A2.45, A8.15, B8.2, C4.13)', (kind, card) => {
  const help = helpOn[kind as keyof typeof helpOn];

  test('has the text, a retry, the link to the overview, and the code to copy at its end', () => {
    expect(actionsOf(card({ notice: somethingWentWrong }))).toEqual([
      'Prøv igjen',
      'Tilbake til oversikten → /oversikt',
      ...help,
      copy,
    ]);
    expect(screen.getAllByText(somethingWentWrong.text)).toHaveLength(1);
  });

  test('has no retry if it cannot help', () => {
    expect(actionsOf(card({ notice: unknownProduct }))).toEqual([
      'Tilbake til oversikten → /oversikt',
      ...help,
      copy,
    ]);
  });

  test('has only the login if that helps', () => {
    expect(actionsOf(card({ notice: notLoggedIn }))).toEqual(['Logg inn → /logg-inn', ...help, copy]);
  });

  test.each([
    ['planned maintenance', apiError({ status: 500, code: 'INS00002_NIGHT', requestCorrelationId: 'a1' })],
    ['a lost session', apiError({ status: 401, requestCorrelationId: 'a1' })],
  ])('shows the code for %s too', (_, error) => {
    expect(actionsOf(card({ notice: somethingWentWrong, error }))).toContain('Kopier feilkode a1');
    expect(screen.getByText(/^Feilkode/).textContent).toBe('Feilkode: a1');
  });

  test.each([
    ['saved', 'stored', 'Det du har fylt ut, er tatt vare på.'],
    ['lost at the login', 'lost', 'Det du har fylt ut, er ikke lagret. Noter det før du logger inn.'],
  ] as const)('says that the form is %s, if the session has ended', (_, draft, sentence) => {
    actionsOf(card({ notice: notLoggedIn }), { overview, draft });
    expect(screen.getByText(sentence).getAttribute('data-announce')).not.toBeNull();
    cleanup();
    actionsOf(card({ notice: notLoggedIn }));
    expect(screen.queryByText(/Det du har fylt ut/)).toBeNull();
  });

  test('has no link to the overview in the native app (A1.5)', () => {
    expect(actionsOf(card({ notice: somethingWentWrong }), { overview: null })).toEqual([
      'Prøv igjen',
      ...help,
      copy,
    ]);
  });
});

test("inside a flow, 'Gå tilbake' replaces the link to the overview (C4.13)", () => {
  const alternative = <button type="button">Gå tilbake</button>;
  expect(actionsOf(cards['an error screen']({ notice: somethingWentWrong, alternative }))).toEqual([
    'Prøv igjen',
    'Gå tilbake',
    ring,
    copy,
  ]);
});

test('a notice in a form has no retry and no alternative, because the form has them; it has the login if that helps', () => {
  expect(actionsOf(<ErrorNotice notice={somethingWentWrong} error={failed} />)).toEqual([copy]);
  cleanup();
  expect(actionsOf(<ErrorNotice notice={notLoggedIn} error={failed} />)).toEqual([
    'Logg inn → /logg-inn',
    copy,
  ]);
});

test('the phone number of a card comes with the opening hours, and once only', () => {
  actionsOf(cards['an error screen']({ notice: somethingWentWrong }));
  expect(document.body.textContent).toContain(
    'Trenger du hjelp? Ring oss på +47 21 00 00 00, mandag til fredag 8–16',
  );
  cleanup();
  expect(actionsOf(<ErrorScreen notice={noAccess} error={failed} />)).not.toContain(ring);
});

test('at night, the retry is not the main button, because it cannot help before four (A8.3)', () => {
  const night = generalNotice(apiError({ status: 500, code: 'INS00002_NIGHT' }));
  actionsOf(<ErrorScreen notice={night} error={failed} onRetry={onRetry} />);
  expect(screen.getByRole('button', { name: 'Prøv igjen' }).getAttribute('data-variant')).toBe('secondary');
  cleanup();
  actionsOf(<ErrorScreen notice={somethingWentWrong} error={failed} onRetry={onRetry} />);
  expect(screen.getByRole('button', { name: 'Prøv igjen' }).getAttribute('data-variant')).toBe('primary');
});

test('the only way on looks like a button, and the second one like a link', () => {
  const look = () => screen.getByRole('link', { name: 'Tilbake til oversikten' }).className;
  actionsOf(<ErrorScreen notice={unknownProduct} error={failed} />);
  expect(look()).toContain('aksel-button');
  cleanup();
  actionsOf(<ErrorScreen notice={somethingWentWrong} error={failed} onRetry={onRetry} />);
  expect(look()).not.toContain('aksel-button');
});
