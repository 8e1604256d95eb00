import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FormErrors, fieldId } from '#ui/form-errors.tsx';

afterEach(cleanup);

function show(errors: Readonly<Record<string, string>>) {
  render(
    <form>
      <FormErrors errors={errors} />
      <input id={fieldId('navn')} />
      <fieldset id={fieldId('rader.0.kjonn')}>
        <input type="radio" />
        <input type="radio" />
      </fieldset>
      <textarea id={fieldId('melding')} />
    </form>,
  );
}

const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test.each([
  ['Du må fylle ut navn', '#field-navn'],
  ['Vennligst velg kjønn', '[id="field-rader.0.kjonn"] input:first-child'],
  ['Skriv en melding', '#field-melding'],
])("the link '%s' moves focus to its field, and leaves the address as it is (C4.37)", (name, field) => {
  show({
    navn: 'Du må fylle ut navn',
    'rader.0.kjonn': 'Vennligst velg kjønn',
    melding: 'Skriv en melding',
  });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Se over disse feltene');
  const address = window.location.href;
  fireEvent.click(screen.getByRole('link', { name }));
  expect(document.activeElement).toBe(document.querySelector(field));
  expect(window.location.href).toBe(address);
});

test('a single error has no list, because focus is on its field (C4.37)', () => {
  show({ navn: 'Du må fylle ut navn' });
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a long list has ten links, and says how many there are more (C4.37)', () => {
  show(Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`felt${index}`, `Feil ${index}`])));
  expect(links()).toEqual([
    'Feil 0',
    'Feil 1',
    'Feil 2',
    'Feil 3',
    'Feil 4',
    'Feil 5',
    'Feil 6',
    'Feil 7',
    'Feil 8',
    'Feil 9',
  ]);
  expect(screen.getAllByText('og 3 til')).toHaveLength(1);
});
