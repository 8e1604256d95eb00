import { expect, test } from 'vitest';
import { ownerName, sharedByText } from '#domain/sharing/errors.ts';

test.each([
  ['a whole name', 'Kari', 'Skogly', 'Kari Skogly', 'Kari Skogly'],
  ['only a surname', '', 'Skogly', 'Skogly', 'Skogly'],
  ['no name', '', '', '', 'Eieren'],
])('the owner of a shared policy with %s is named (B6.10)', (_, eierFornavn, eierEtternavn, name, shown) => {
  const owner = { eierFornavn, eierEtternavn };
  expect(ownerName(owner)).toBe(name);
  expect(sharedByText(owner)).toBe(
    `${shown} har gitt deg innsyn. Du kan se forsikringen og melde skade, men ikke endre eller si den opp.`,
  );
});
