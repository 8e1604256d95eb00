import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RoleQuestions } from '#views/access/role-questions.tsx';

afterEach(cleanup);

test('says that administrators from the business register appear after their first login (B6.9)', () => {
  render(<RoleQuestions />);
  const automatic =
    'De som har signatur eller prokura i Foretaksregisteret, blir administratorer av seg selv. De vises her når de har logget inn for første gang.';
  expect(screen.getAllByText(automatic)).toHaveLength(1);
});
