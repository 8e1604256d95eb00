import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, test } from 'vitest';
import { CodeCopierContext } from '#ui/code-copier.ts';
import { OwnCode } from '#ui/own-code.tsx';

afterEach(cleanup);

test('the button copies the code that is shown (B2.72)', () => {
  render(
    <CodeCopierContext value={({ code, status }) => <button type="button">{`${code} ${status}`}</button>}>
      <OwnCode heading="Koden din" code="7010001" />
    </CodeCopierContext>,
  );
  screen.getByText('7010001');
  screen.getByRole('button', { name: '7010001 null' });
});
