import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
}

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { packages }: { packages: Readonly<Record<string, Locked>> } = json('package-lock.json');
const locked = Object.entries(packages).filter(([path]) => path !== '');
const product = locked.filter(([, { dev, devOptional }]) => !dev && !devOptional);
const { dependencies, devDependencies } = json('package.json');

const faulty = (all: typeof locked, isRight: (locked: Locked) => boolean) =>
  all.filter(([, each]) => !isRight(each)).map(([path]) => path);

test('every version is exact', () => {
  const versions: Record<string, string> = { ...dependencies, ...devDependencies };
  const open = Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(open).toEqual([]);
});

test('every package has a checksum, and none comes from an address of its own', () => {
  const isKnown = ({ integrity, resolved }: Locked) =>
    /^sha512-/.test(integrity ?? '') && /^(https:\/\/registry\.npmjs\.org\/|$)/.test(resolved ?? '');
  expect(faulty(locked, isKnown)).toEqual([]);
});

test('a package of the product has a licence that asks for no more than a notice', () => {
  const licences = [
    'MIT',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'OFL-1.1',
    'Unlicense',
  ];
  expect(faulty(product, ({ license }) => licences.includes(license ?? ''))).toEqual([]);
});

test('npm runs no script of a package', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  // Its script replaces a launcher by the binary, which saves time. Without it the launcher runs.
  expect(faulty(locked, ({ hasInstallScript }) => !hasInstallScript)).toEqual(['node_modules/esbuild']);
});

test('decision 0005 says what each package of the product may touch', () => {
  const text = readFileSync('docs/decisions/0005-packages.md', 'utf8');
  const touched = text.slice(text.indexOf('may touch'));
  expect(Object.keys(dependencies).filter((name) => !touched.includes(`| ${name} |`))).toEqual([]);
});
