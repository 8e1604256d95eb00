import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { areas, common, ofApp } from './areas.ts';
import { exceptions, layers, unknown } from './layers.ts';

const layerOf = (file: string) => Object.keys(layers).find((name) => layers[name]?.files.test(file));

/** A file of this project, or the name of a package; null if it does not exist. */
function resolveFrom(file: string, specifier: string): string | null {
  if (specifier.startsWith('node:')) return 'node';
  if (!/^[.#/]/.test(specifier)) return specifier.replace(/^((@[^/]+\/)?[^/]+).*/, '$1');
  try {
    return relative('.', createRequire(resolve(file)).resolve(specifier));
  } catch {
    return null;
  }
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

function importedName(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportSpecifier') return nameOf(specifier.imported);
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
}

/** The area of a file of the product, or its folder in src/domain. */
const folderOf = (file: string) =>
  /^(?:machines|flows(?!\/(?:engine|fixtures|registry)\/)|src\/(?:domain|api|app|views|sandbox))\/([^/]+)\//.exec(
    file,
  )?.[1];

/** Whether the area of a file may use the area of another one. */
function hasDoor(file: string, target: string): boolean {
  const from = folderOf(file);
  const to = folderOf(target);
  if (from === undefined || to === undefined || from === to) return true;
  const [isInApp, isOfApp] = [file, target].map((one) => one.startsWith('src/app/'));
  if (isInApp || isOfApp) {
    const isFree = isInApp !== isOfApp || from === 'main' || from === 'start';
    return isFree || [...ofApp, ...(areas[from] ?? [])].includes(to);
  }
  const isCommon = file.startsWith('src/domain/') && common.includes(from);
  const open = isCommon ? common.slice(0, common.indexOf(from)) : [...common, ...(areas[from] ?? [])];
  return open.includes(to);
}

/** The imports of a file across a fence, and hidden imports, as sentences. */
export function findingsIn(file: string, source: string): readonly string[] {
  const findings: string[] = [];
  const layer = layers[layerOf(file) ?? ''] ?? unknown;
  const isFree = layer.may.includes('*');

  /** Without names, only types are imported. */
  const judge = (specifier: string, names: readonly string[]) => {
    if (/(^|\/)\.\.\//.test(specifier)) findings.push(`${file} imports ${specifier}: name its layer instead`);
    const target = resolveFrom(file, specifier);
    if (target === null) {
      findings.push(`${file} imports ${specifier}, which does not exist`);
      return;
    }
    if (!hasDoor(file, target))
      findings.push(`${file} may not import ${specifier}: test/fences/areas.ts has no door to it`);
    const types = names.length === 0 ? (layer.types ?? []) : [];
    const allowed = new Set<string | undefined>([...layer.may, ...types, ...(exceptions[file] ?? [])]);
    const isReadable = /\.(tsx?|json)$/.test(target) || layer.hasStyleSheets || !/^[.#/]/.test(specifier);
    const mayImport = (name: string) =>
      isFree || (isReadable && [target, layerOf(target), `${target}#${name}`].some((it) => allowed.has(it)));
    const refused = (names.length === 0 ? [''] : names).filter((name) => {
      const isListed = allowed.has(`${target}#${name}`);
      return !mayImport(name) || (!isListed && layer.never?.test(`${target}#${name}`));
    });
    if (refused.length > 0)
      findings.push(`${file} may not import ${refused.join(', ') || 'types'} from ${specifier}`);
  };

  const { program, module, comments, errors } = parseSync(file, source);
  new Visitor({
    ImportDeclaration: ({ source, specifiers, importKind }) => {
      const values = specifiers.filter((one) => !('importKind' in one && one.importKind === 'type'));
      // The module also runs if it is imported without a name, or with `type` before each name.
      judge(source.value, importKind === 'type' ? [] : values.length > 0 ? values.map(importedName) : ['*']);
    },
    ExportNamedDeclaration: ({ source, specifiers, exportKind }) =>
      source &&
      judge(source.value, exportKind === 'type' ? [] : specifiers.map(({ local }) => nameOf(local))),
    ExportAllDeclaration: ({ source, exportKind }) => judge(source.value, exportKind === 'type' ? [] : ['*']),
    TSImportType: ({ source }) => judge(source.value, []),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') judge(source.value, ['*']);
      else if (!isFree) findings.push(`${file} hides what it imports`);
    },
  }).visit(program);

  if (errors.length > 0) findings.push(`${file} cannot be parsed`);
  if (!isFree && module.importMetas.some(({ end }) => !/^\.(env|hot)\b/.test(source.slice(end))))
    findings.push(`${file} uses more of import.meta than env and hot`);
  if (!isFree && comments.some(({ value }) => /biome-ignore|@ts-|<reference/.test(value)))
    findings.push(`${file} suppresses a check with a comment`);
  return findings;
}
