import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TextField } from '#ui/text-field.tsx';

afterEach(cleanup);

function below(value: string, kind: 'email' | 'text') {
  const { container } = render(<TextField label="E-post" kind={kind} value={value} onChange={() => {}} />);
  return container.querySelector('p[aria-hidden]')?.textContent;
}

test.each([
  [
    'a long e-mail address',
    'email',
    'post@fjordglimtsnekkeriogtrelast.example',
    'Hele adressen: post@fjordglimtsnekkeriogtrelast.example',
  ],
  ['an address that a phone shows in small letters', 'email', 'post@fjordglimtsnekkerias.example', undefined],
  ['an address that any phone shows', 'email', 'astrid@snekkeri.example', undefined],
  ['another long text', 'text', 'post@fjordglimtsnekkerias.example', undefined],
] as const)('below the field of %s (C4.39)', (_, kind, value, expected) => {
  expect(below(value, kind)).toBe(expected);
});

test('a long address has small letters, so that a phone shows the whole of it', () => {
  const lookOf = (value: string) =>
    render(
      <TextField label="E-post" kind="email" value={value} onChange={() => {}} />,
    ).container.querySelector('.text-field--small');
  expect(lookOf('post@fjordglimtsnekkerias.example')).not.toBeNull();
  expect(lookOf('astrid@snekkeri.example')).toBeNull();
});
