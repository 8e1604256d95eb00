import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { QuestionField } from '#views/buying/self-declaration/question-field.tsx';

afterEach(cleanup);

test.each([
  [
    'claims (A5.4, C5.1)',
    'skadesaker',
    'Hvor mange skadesaker har du hatt de tre siste årene?',
    'Ta ikke med glasskader, veihjelp eller redning på bil.',
    ['0–3 skader', '4 skader eller flere'],
  ],
  [
    'debt (A5.5, C5.1)',
    'betalingsanmerkninger',
    'Skylder du penger til et forsikringsforetak?',
    'Det vil si ubetalte regninger som har forfalt.',
    ['Ja', 'Nei'],
  ],
  [
    'terminations (A5.6)',
    'oppsagtAvAndre',
    'Har du noen gang blitt oppsagt av et forsikringsforetak?',
    '',
    ['Ja', 'Nei'],
  ],
] as const)(
  'the question about %s has a text, a description and two options',
  (_, question, legend, description, options) => {
    render(<QuestionField question={question} answer={null} isMissing={false} onAnswer={() => {}} />);
    const group = screen.getByRole('radiogroup');
    expect(group.textContent).toBe([legend, description, ...options].join(''));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    for (const name of options) screen.getByRole('radio', { name });
  },
);
