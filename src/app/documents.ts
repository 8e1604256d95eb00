import { subApps } from './sub-apps.ts';

/** Where the surrounding site puts its configuration when it serves a document. */
const configurationPlace = '"configuration"';

interface Named {
  /** Address of the document's first module, in the project. */
  readonly entry: string;
  readonly title: string;
}

const documentFrom = (template: string, { entry, title }: Named, security: string): string =>
  template.replace('<!--security-->', security).replace('<!--title-->', title).replace('<!--entry-->', entry);

/** The documents of the sub-apps, by path, made from the one template. */
export const documentsFrom = (template: string, security = ''): ReadonlyMap<string, string> =>
  new Map(
    subApps.map(({ path, entry, title }) => [
      path,
      documentFrom(template, { entry: `/src/app/entries/${entry}`, title }, security),
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
    [workbenchPath, documentFrom(template, { entry: '/src/workbench/start.tsx', title: 'Workbench' }, '')],
    [
      `${workbenchPath}/dialogs`,
      documentFrom(template, { entry: '/src/workbench/dialogs.tsx', title: 'Dialoger' }, ''),
    ],
  ]);

/** A document with the configuration in its place; the JSON cannot close the element it stands in. */
export const withConfiguration = (html: string, configuration: unknown): string =>
  html.replace(configurationPlace, () => JSON.stringify(configuration).replaceAll('<', '\\u003c'));
