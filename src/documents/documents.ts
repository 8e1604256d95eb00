import { allowedHostsPlace } from './content-security-policy.ts';
import { subApps } from './sub-apps.ts';

/** Where the surrounding site puts its configuration when it serves a document. */
const configurationPlace = '"configuration"';

interface Named {
  /** Address of the document's first module, in the project. */
  readonly entry: string;
  readonly title: string;
}

/** Elements that the build puts into a document. */
interface Parts {
  readonly security?: string;
  readonly firstScreen?: string;
}

const documentFrom = (
  template: string,
  { entry, title }: Named,
  { security = '', firstScreen = '' }: Parts = {},
): string =>
  template
    .replace('<!--security-->', security)
    .replace('<!--title-->', title)
    .replace('<!--first-screen-->', firstScreen)
    .replace('<!--entry-->', entry);

/** The documents of the sub-apps, by path, made from the one template. */
export const documentsFrom = (template: string, parts?: Parts): ReadonlyMap<string, string> =>
  new Map(
    subApps.map(({ path, entry, title }) => [
      path,
      documentFrom(template, { entry: `/src/app/${entry}`, title }, parts),
    ]),
  );

/** Where the workbench is, in development and in the sandbox's build; a bank's build has none. */
export const workbenchPath = '/workbench';

/**
 * The documents of the workbench, by path. Without a policy of their own: the drawings bring their style
 * sheets within them.
 */
export const workbenchFrom = (template: string): ReadonlyMap<string, string> =>
  new Map([
    [workbenchPath, documentFrom(template, { entry: '/src/workbench/start.tsx', title: 'Workbench' })],
    [
      `${workbenchPath}/dialogs`,
      documentFrom(template, { entry: '/src/workbench/dialogs.tsx', title: 'Dialoger' }),
    ],
  ]);

/** As the page's own schema has it: nothing that could end the directive, or the attribute around it. */
const host = /^[a-z\d.-]+(:\d+)?$/;

function allowedHosts(configuration: unknown): readonly string[] {
  const { allowedHosts: hosts }: { readonly allowedHosts?: unknown } = Object(configuration);
  const all: readonly unknown[] = Array.isArray(hosts) ? hosts : [];
  return all.filter((each) => typeof each === 'string').filter((each) => host.test(each));
}

/**
 * A document with the configuration in its place, and its hosts in the policy; the JSON cannot close the
 * element it stands in. The policy first: a configuration may say whatever it likes.
 */
export const withConfiguration = (html: string, configuration: unknown): string =>
  html
    .replace(allowedHostsPlace, () =>
      allowedHosts(configuration)
        .map((each) => ` https://${each}`)
        .join(''),
    )
    .replace(configurationPlace, () => JSON.stringify(configuration).replaceAll('<', '\\u003c'));
