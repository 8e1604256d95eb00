/** Not in any room: what hides an import from its fence, or goes round it. */
export const roundabout: readonly string[] = [
  "import './../sandbox/personas.ts';",
  "import '../sandbox/personas.ts';",
  "import './../../src/sandbox/personas.ts';",
  "import '#domain/../sandbox/personas.ts';",
  "import 'src/sandbox/personas.ts';",
  "import '/src/sandbox/personas.ts';",
  "import '#test/support/wire.ts';",
  "import './piece.css';",
  "import './bank.ts?raw';",
  "export * from '#test/support/wire.ts';",
  "export { onWire } from '#test/support/wire.ts';",
  "export const late = () => import('#test/support/wire.ts');",
  'export const late = () => import(`#test/support/wire.ts`);',
  'export const late = (from: string) => import(from);',
  "export const late = () => require('./bank.ts');",
  "export const all = import.meta.glob('./*.ts');",
  "export type Personas = import('./personas.ts').Personas;",
];

const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'SharedWorker'];
const signals = ['BroadcastChannel', 'Image'];
const storage = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
const clock = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestIdleCallback',
  'Date',
  'performance',
];
const place = ['window', 'globalThis', 'self', 'parent', 'top', 'navigator', 'location', 'history'];
const host = ['crypto', 'process', 'Buffer', 'console', 'alert', 'confirm', 'prompt'];
const using = (names: readonly string[]) => names.map((name) => `export const used = ${name};`);
/** Globals of the world around the page, and of time. */
export const outside = using([...network, ...signals, ...storage, ...clock, ...place, ...host]);
/** The same, and the page itself. */
export const pure = [
  ...outside,
  ...using(['document', 'requestAnimationFrame']),
  'export const today = () => new Date();',
];
export const chance = [
  'export const one = () => Math.random();',
  "export const late = () => import('./bank.ts');",
];

/** What of React would hold state or run an effect, and how it might come in. */
export const reactsOwn = [
  "import * as React from 'react';\nexport const used = React;",
  "import type * as React from 'react';\nexport type Used = React.ReactNode;",
  "import React from 'react';\nexport const used = React;",
  "export * from 'react';",
  "export { useState } from 'react';",
  "import { Component } from 'react';\nexport const used = Component;",
  "import { useState as ReactNode } from 'react';\nexport const used = ReactNode;",
  "import * as Aksel from '@navikt/ds-react';\nexport const used = Aksel;",
  ...[
    'use',
    'useActionState',
    'useEffect',
    'useLayoutEffect',
    'useOptimistic',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'useTransition',
  ].map((hook) => `import { ${hook} } from 'react';\nexport const used = ${hook};`),
];
