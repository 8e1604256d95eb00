import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DetailsForm } from '#views/settings/contact-details/details-form.tsx';

afterEach(cleanup);

test("the phone field has a numeric pattern, and opens the keypad of a phone, which has '+' (B5.37)", () => {
  const context = { form: { mobilnummer: '', epost: '' }, error: null };
  render(<DetailsForm state="filling.typing" context={context} send={() => {}} />);
  const field = screen.getByLabelText('Mobilnummer');
  const attributes = ['type', 'pattern', 'inputmode', 'autocomplete'].map((name) => field.getAttribute(name));
  expect(attributes).toEqual(['tel', '[+0-9 ]*', null, 'tel']);
});
