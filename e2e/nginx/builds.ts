import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { main } from '#e2e/support/documents.ts';
import type { Nginx } from './server.ts';

/** The build. */
export const versionA = 'dist';

const isText = (file: string) => /\.(html|js|css)$/.test(file);

/**
 * The same build with other names of its assets. The build of the sandbox would have other names too, but its workbench
 * loads the code of every page at once.
 */
export function makeVersionB({ folder }: Nginx): string {
  const build = `${folder}/version-b`;
  rmSync(build, { recursive: true, force: true });
  cpSync(versionA, build, { recursive: true });
  const names = readdirSync(`${build}/assets`);
  const renamed = (name: string) => name.replace('.', '-b.');
  for (const file of readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(isText)) {
    const text = readFileSync(`${build}/${file}`, 'utf8');
    writeFileSync(
      `${build}/${file}`,
      names.reduce((changed, name) => changed.replaceAll(`/${name}`, `/${renamed(name)}`), text),
    );
  }
  for (const name of names) renameSync(`${build}/assets/${name}`, `${build}/assets/${renamed(name)}`);
  return build;
}

/** Another version with the assets of B. */
export function makeVersionC(nginx: Nginx): string {
  const build = makeVersionB(nginx);
  const document = `${build}${main}/index.html`;
  writeFileSync(document, `${readFileSync(document, 'utf8')}<!-- C -->`);
  return build;
}
