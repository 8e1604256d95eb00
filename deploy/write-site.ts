import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { PageConfiguration } from '#app/page/configuration.ts';
import { withConfiguration } from '#documents/documents.ts';
import { fillIn } from './fill-in.ts';
import { nginxHeaders } from './nginx-headers.ts';
import type { Settings } from './settings.ts';
import { documentsOf } from './versions.ts';
import { writeCompressed } from './write-whole.ts';

interface Site {
  readonly release: string;
  readonly version: string;
  readonly configuration: PageConfiguration;
  /** The folder of `nginx -p`. */
  readonly to: string;
  /** Of `nginx.conf`. */
  readonly template: string;
  readonly settings: Settings;
  /** Throws if nginx refuses the file. */
  readonly check: (file: string) => void;
}

const day = 24 * 60 * 60_000;

/**
 * Writes the configured documents and `nginx.conf`. A running nginx serves those of the file before until it has reloaded,
 * and it may refuse to, so documents are deleted a day after others have replaced them.
 * @returns the folder of the documents
 */
export function writeSite(site: Site): string {
  const { release, version, configuration, to, template, settings, check } = site;
  const documents = join(to, `documents-${hashOf(version, configuration)}`);
  const templates = documentsOf(release, version);
  const files = readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  refuseCollision(configuration.restUrl, files);
  refuseNamelessApi(settings);
  refusePlainHttp(settings);
  const written = new Map<string, string>();
  for (const file of files) {
    const target = join(documents, file);
    const html = withConfiguration(readFileSync(join(templates, file), 'utf8'), configuration);
    written.set(`/${file}`, html);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeCompressed(target, Buffer.from(html));
  }
  const values = {
    // The host of the first address.
    API_NAME: settings.API?.match(/^[^:;\s]+/)?.[0],
    ...settings,
    ...nginxHeaders(written),
    // An add_header of a location replaces all those above, also one that adds nothing: the bank's own pages have their own.
    AROUND_HEADERS: settings.AROUND ? 'add_header X-None ""; charset off;' : '# Nothing is around.',
    REST_URL: configuration.restUrl,
    RELEASE: resolve(release),
    DOCUMENTS: resolve(documents),
  };
  const file = join(to, 'nginx.conf');
  writeFileSync(`${file}.new`, fillIn(template, values));
  check(`${file}.new`);
  // What nginx serves: a command that was interrupted may have replaced it already.
  const served = `${file}.before`;
  if (existsSync(file) && !existsSync(served)) linkSync(file, served);
  const before = existsSync(served)
    ? readFileSync(served, 'utf8').match(/documents-[\da-f]{12}/)?.[0]
    : undefined;
  const now = new Date();
  if (before && existsSync(join(to, before))) utimesSync(join(to, before), now, now);
  renameSync(`${file}.new`, file);
  for (const name of readdirSync(to)) {
    const folder = join(to, name);
    if (!name.startsWith('documents-') || folder === documents) continue;
    if (now.getTime() - lstatSync(folder).mtimeMs > day) rmSync(folder, { recursive: true });
  }
  return documents;
}

/** Brings the `nginx.conf` back that `writeSite` has replaced, if there was one. */
export function restoreConfiguration(site: string): void {
  const file = join(site, 'nginx.conf');
  if (existsSync(`${file}.before`)) renameSync(`${file}.before`, file);
}

/** Forgets the `nginx.conf` that `writeSite` has replaced: nginx uses the new one, or does not run. */
export const confirmConfiguration = (site: string): void =>
  rmSync(join(site, 'nginx.conf.before'), { force: true });

/** A prefix of the API that is also one of the portal would hide its documents or assets. */
function refuseCollision(restUrl: string, documents: readonly string[]): void {
  const paths = [...documents.map((file) => `/${file}`), '/assets/', '/healthz/'];
  const hidden = paths.find((path) => path.startsWith(`${restUrl}/`));
  if (hidden) throw new Error(`restUrl ${restUrl} would hide ${hidden}`);
}

/** nginx compares the certificate of the API with a name, and not with an address. */
function refuseNamelessApi({ API_SCHEME, API_NAME, API = '127.0.0.1' }: Settings): void {
  if (API_SCHEME === 'https' && API_NAME === undefined && /^(\[|[\d.]+(:|$))/.test(API))
    throw new Error('API_SCHEME=https needs API_NAME, the name in the certificate of the API');
}

/** Cookies of a session would cross the network in the clear. */
function refusePlainHttp({ LISTEN }: Settings): void {
  if (LISTEN !== undefined && !/\sssl\b/.test(LISTEN))
    throw new Error(`LISTEN=${LISTEN} is without ssl, for example '${LISTEN} ssl http2'`);
}

const hashOf = (version: string, configuration: PageConfiguration) =>
  createHash('sha256')
    .update(`${version} ${JSON.stringify(configuration)}`)
    .digest('hex')
    .slice(0, 12);
