import { allowedHostsPlaceholder } from './content-security-policy.ts';
import { subApps } from './sub-apps.ts';

/** The surrounding site replaces this by its configuration when it serves a document. */
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

/** The path of the workbench, in development and in the sandbox's build; a bank's build has none. */
export const workbenchPath = '/workbench';

/** The visitor's page, which the workbench shows in a frame. */
export const visitorPagePath = `${workbenchPath}/page`;

/**
 * The documents of the workbench, by path. They have no Content-Security-Policy: the drawings contain style sheets.
 */
export const workbenchFrom = (template: string): ReadonlyMap<string, string> =>
  new Map([
    [workbenchPath, documentFrom(template, { entry: '/src/workbench/start.tsx', title: 'Workbench' })],
    [
      visitorPagePath,
      documentFrom(template, { entry: '/src/workbench/framed-page.tsx', title: 'Kundens side' }),
    ],
    [
      `${workbenchPath}/dialogs`,
      documentFrom(template, { entry: '/src/workbench/dialogs.tsx', title: 'Dialoger' }),
    ],
  ]);

/** The rule of the page's schema: a host has no character that could end the directive or its attribute. */
const host = /^[a-z\d.-]+(:\d+)?$/;

function allowedHosts(configuration: unknown): readonly string[] {
  const { allowedHosts: hosts }: { readonly allowedHosts?: unknown } = Object(configuration);
  const all: readonly unknown[] = Array.isArray(hosts) ? hosts : [];
  return all.filter((each) => typeof each === 'string').filter((each) => host.test(each));
}

/**
 * A document with its configuration, and with the configuration's hosts in the policy. The JSON cannot close its element.
 * The policy is replaced first: a configuration may contain any text.
 */
export const withConfiguration = (html: string, configuration: unknown): string =>
  html
    .replace(allowedHostsPlaceholder, () =>
      allowedHosts(configuration)
        .map((each) => ` https://${each}`)
        .join(''),
    )
    .replace(configurationPlace, () => JSON.stringify(configuration).replaceAll('<', '\\u003c'));
