interface Layer {
  readonly files: RegExp;
  /** Layers, packages, single files; `package#name` is one name of a package, '*' is everything. */
  readonly may: readonly string[];
  /** May be imported as types only. */
  readonly types?: readonly string[];
  /**
   * Refused although the layer may be imported, as `target#name`; `#*` is a whole module. A name that `may` or
   * `exceptions` lists is not refused.
   */
  readonly never?: RegExp;
  readonly hasStyleSheets?: true;
}

/** Which layer may import which: the first match is a file's layer. docs/architecture.md has the reasons. */
export const layers: Readonly<Record<string, Layer>> = {
  machines: {
    files: /^machines\//,
    // States that several charts copy.
    may: [
      ...['domain', 'xstate', 'machines/employees/report-states.ts', 'machines/requests/request-states.ts'],
      ...['machines/overview/landing-states.ts', 'machines/shared/contact-states.ts'],
      ...['machines/shared/deletion-states.ts', 'machines/shared/no-access-states.ts'],
      ...['machines/shared/search-states.ts', 'machines/shared/settling-states.ts'],
    ],
    types: ['machines'],
  },
  domain: { files: /^src\/domain\//, may: ['domain', 'superstruct'] },
  api: { files: /^src\/api\//, may: ['api', 'domain', 'ky', 'superstruct'] },
  ui: {
    files: /^src\/ui\//,
    may: [
      ...['ui', 'domain', '@navikt/ds-react', '@navikt/aksel-icons', '@tabler/icons-react', '@ariakit/react'],
      ...['react#createContext', 'react#useContext', 'react#useId'],
    ],
    types: ['react'],
    never: /#\*$/,
  },
  views: {
    files: /^src\/views\//,
    // `memo` has no state: a row of a long form renders only when it changes.
    may: ['views', 'ui', 'domain', '@navikt/ds-react', '@navikt/aksel-icons', 'react#memo', 'react#Fragment'],
    types: ['react'],
    // Hooks, and modules that may hold hooks.
    never: /#(use([A-Z].*)?|\*)$/,
  },

  // What a script expects is a literal from the specification: the product's functions would confirm themselves.
  scripts: {
    files: /^flows\/([^/]+\/[^/]+\/script|engine\/walk\/(sees-\w+|shown-codes))\.ts$/,
    may: ['scripts', 'cases', 'fixtures', 'walk', 'flows', 'engine'],
    types: ['domain', 'xstate'],
    never: /^flows\/engine\/walk\/catalogue\.ts#./,
  },
  walk: {
    files: /^flows\/engine\/walk\//,
    may: ['walk', 'engine', 'domain', 'xstate', '@xstate/graph'],
  },
  tools: {
    files: /^flows\/engine\/(simulate|inspection|redaction|shown-fields)\.ts$/,
    may: ['tools', 'engine', 'domain', 'xstate'],
  },
  engine: {
    files: /^flows\/engine\//,
    may: [
      ...['engine', 'domain', 'xstate', '@xstate/react'],
      ...['react', 'react-error-boundary', 'wouter', 'regexparam'],
    ],
  },
  fixtures: { files: /^flows\/fixtures\//, may: ['fixtures', 'domain'] },
  cases: {
    files: /^flows\/[^/]+\/[^/]+\/cases\.ts$/,
    may: ['cases', 'fixtures', 'walk', 'flows', 'engine', 'domain'],
    types: ['xstate'],
  },
  registry: {
    files: /^flows\/registry[./]/,
    may: ['registry', 'flows', 'cases', 'scripts', 'engine', 'walk'],
  },
  flows: {
    files: /^flows\/[^/]+\/[^/]+\//,
    may: ['flows', 'engine', 'machines', 'api', 'views', 'ui', 'domain', 'react', 'xstate'],
  },

  look: {
    files: /^src\/app\/look\//,
    may: ['look', '@navikt/ds-css', '@fontsource-variable/source-sans-3'],
    hasStyleSheets: true,
  },
  app: {
    files: /^src\/app\//,
    may: [
      ...['app', 'look', 'flows', 'engine', 'api', 'views', 'ui', 'domain'],
      ...['react', 'react-dom', 'superstruct', '@navikt/ds-react', '@navikt/aksel-icons'],
    ],
  },
  documents: { files: /^src\/documents\//, may: ['documents', 'domain', 'vite', 'node'] },
  // The configuration of a page is checked by the page's own rules.
  deploy: {
    files: /^deploy\//,
    may: ['deploy', 'documents', 'src/app/page/configuration.ts', 'superstruct', 'vite', 'node'],
  },
  sandbox: {
    files: /^src\/sandbox\//,
    may: ['sandbox', 'domain', 'documents', 'hono', '@hono/node-server', 'superstruct', 'vite', 'node'],
  },
  workbench: {
    files: /^src\/workbench\//,
    may: [
      ...['workbench', 'registry', 'cases', 'walk', 'flows', 'tools', 'engine', 'ui', 'domain'],
      ...['documents', 'look', 'src/sandbox/personas.ts'],
      ...[
        'react',
        'react-dom',
        'xstate',
        'superstruct',
        'elkjs',
        '@panzoom/panzoom',
        'marked',
        'marked-gfm-heading-id',
        'yaml',
        'vite',
        'node',
      ],
    ],
    hasStyleSheets: true,
  },

  journeys: {
    files: /^(e2e|test\/journeys)\//,
    may: [
      '*',
      // How far to advance the clock, and a failed call as a response.
      ...['src/domain/site/durations.ts#durations', 'src/domain/errors/api-error.ts#apiError'],
    ],
    // Playwright's own `test` leaves its pages open: e2e/support/test.ts. Journeys expect literals, as scripts do.
    never: /^playwright#(test|\*)$|^src\/domain\/[^#]+#./,
  },
  checks: { files: /^(test|e2e)\/|^vite\.config\.ts$/, may: ['*'] },
};

/** A folder that is not in the table. */
export const unknown: Layer = { files: /^/, may: ['domain'] };

/** Single files that may import more than their layer. */
export const exceptions: Readonly<Record<string, readonly string[]>> = {
  // One file imports luxon, so that forms without a date do not load it.
  'src/domain/dates/dates.ts': ['luxon'],
  // The library's hook stores the scroll position; the ref is for the list's position in the page (0028).
  'src/ui/card-list.tsx': ['@tanstack/react-virtual', 'react#useRef'],
  'src/ui/combobox.tsx': ['@tanstack/react-virtual', 'react#useRef'],
  // It has no state: it tells which part of a long list to render first.
  'src/ui/gradual.tsx': ['react#useDeferredValue'],
  // Loaded on demand, if the bank's configuration says so.
  'src/app/errors/web-vitals.ts': ['web-vitals'],
  // The document's first code finds the page of an address, as the router does later (0009).
  'src/app/main/pages.ts': ['regexparam'],
  'src/workbench/page/call-log.ts': ['regexparam'],
  'src/workbench/page/tools.tsx': ['@ariakit/react'],
  'src/workbench/search/spelling.ts': ['fuse.js'],
  // A saved test does what the scripts of the flows do.
  'src/workbench/page/written-driver.ts': ['scripts', 'flows/engine/walk/script.ts'],
  // The walk feeds responses to the live calls.
  'flows/engine/walk/wire.ts': ['api'],
  // The index of the atlas reads the routes of each sub-app.
  'src/workbench/atlas/sub-app-routes.ts': ['app', 'src/sandbox/page-configuration.ts'],
  // The atlas reads the messages on the screens.
  'src/workbench/atlas/read-texts.ts': ['react-dom', 'happy-dom'],
  // The page of errors names the paths of the contract.
  'src/workbench/atlas/log-lines.ts': ['yaml'],
  // The link to the login page, as the app's first code passes it to the page.
  'test/journeys/portal.ts': ['src/domain/site/login.ts#loginAddress'],
  'e2e/support/test.ts': ['playwright#test'],
  'e2e/support/prove-flow.ts': ['playwright#test'],
  'e2e/support/webkit/test.ts': ['playwright#test'],
  'src/app/start/development.ts': ['tools', 'xstate', 'src/workbench/portal.ts'],
  'src/app/start/late-tools.ts': ['xstate'],
};
