import { expect, test } from 'vitest';
import { withProofs } from '#workbench/requirements/page.ts';
import { requirementIn } from '#workbench/requirements/requirement-row.ts';

const row = (proven: string, seen: string) => `| A1.1 | Says 'Hei'. | built | ${proven} | ${seen} |`;

const proofs = (files: readonly string[]) => ({
  claimed: files.map((file) => ({ id: 'A1.1', file })),
  cited: [{ id: 'A1.1', file: 'src/views/access/hi.tsx' }],
  seenIn: () => [
    { flow: 'access', leaf: 'page' },
    { flow: 'access', leaf: null },
  ],
  testedIn: () => [],
  areaOf: () => 'access',
});

test('names the tests of a requirement, and the flow and state that show it', () => {
  expect(withProofs(`# Page\n${row('', 'old')}\n`, proofs(['e2e/access/hi.spec.ts']))).toBe(
    `# Page\n${row('[hi](../../e2e/access/hi.spec.ts)', '[access](../flows/access/access.md): page')}\n`,
  );
});

test('counts the tests if there are many', () => {
  const many = [1, 2, 3, 4, 5, 6].map((n) => `test/domain/${n}.test.ts`);
  expect(withProofs(row('', ''), proofs(many))).toContain('| 6 tests |');
});

test('only a line with an id, a text and a known status is a row', () => {
  expect(requirementIn(row('', ''))).toEqual({ id: 'A1.1', text: "Says 'Hei'.", status: 'built' });
  expect(requirementIn('| id | what the portal does | status | proven by | seen in |')).toBeNull();
  expect(() => requirementIn('| A1.1 | Says. | done | | |')).toThrow('A1.1: no status is called "done"');
});

test('names the flow of the test if no screen cites the requirement', () => {
  const testedIn = () => [{ flow: 'buy', leaf: null }];
  const page = withProofs(row('', ''), { ...proofs(['e2e/buying/buy/a.spec.ts']), cited: [], testedIn });
  expect(page).toContain('[buy](../flows/access/buy.md)');
});
