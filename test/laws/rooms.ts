import { chance, outside, pure, reactsOwn, roundabout } from './breaches.ts';

/** What each room may import and use, and what it may not: one line of source each. */
interface Room {
  readonly file: string;
  readonly legal: readonly string[];
  readonly breaches: readonly string[];
}

const fenced: readonly Room[] = [
  {
    file: 'machines/breach.ts',
    legal: [
      "import { setup } from 'xstate';\nexport const used = setup;",
      "import { bankOf } from '#domain/shared/bank.ts';\nexport const used = bankOf;",
      "import type { bankSelection } from './bank-selection.ts';\nexport type Used = typeof bankSelection;",
    ],
    breaches: [
      ...pure,
      ...chance,
      "import { bankSelection } from './bank-selection.ts';\nexport const used = bankSelection;",
      "import { type Site, states } from './bank-selection.ts';\nexport const used: Site = states;",
      "import type from './bank-selection.ts';\nexport const used = type;",
      "import './bank-selection.ts';",
      "export { bankSelection } from './bank-selection.ts';",
      "export * from 'xstate';",
      "import 'xstate/graph';",
      "import 'react';",
      "import '#api/buying/banks.ts';",
      "import '#views/shared/waiting.tsx';",
      "import '#flows/registry.ts';",
    ],
  },
  {
    file: 'src/domain/breach.ts',
    legal: [
      "import { string } from 'superstruct';\nexport const used = string;",
      "import { bankOf } from './bank.ts';\nexport const used = bankOf;",
    ],
    breaches: [...pure, ...chance, "import 'xstate';", "import 'react';", "import '#api/buying/banks.ts';"],
  },
  {
    file: 'src/views/breach.tsx',
    legal: [
      "import type { ComponentType, ReactNode } from 'react';\nexport type Used = ComponentType | ReactNode;",
      "import { Button } from '@navikt/ds-react/Button';\nexport const used = Button;",
      "import { Screen } from '#ui/screen.tsx';\nexport const used = Screen;",
    ],
    breaches: [
      ...pure,
      ...chance,
      ...reactsOwn,
      "import { useId } from 'react';\nexport const used = useId;",
      "import { useDatepicker } from '@navikt/ds-react/DatePicker';\nexport const used = useDatepicker;",
      "import 'xstate';",
      "import '@xstate/react';",
      "import '@ariakit/react/combobox';",
      "import 'wouter';",
      "import '#api/buying/banks.ts';",
      "import '#machines/buying/bank-selection.ts';",
    ],
  },
  {
    file: 'src/ui/breach.tsx',
    legal: [
      "import { type ReactNode, useId } from 'react';\nexport const used = (): ReactNode => useId();",
      "import { createContext, useContext } from 'react';\nexport const used = [createContext, useContext];",
      "import { ComboboxItem } from '@ariakit/react/combobox';\nexport const used = ComboboxItem;",
      "import { bankOf } from '#domain/shared/bank.ts';\nexport const used = bankOf;",
      'export const used = () => document.activeElement;',
    ],
    breaches: [
      ...outside,
      ...chance,
      ...reactsOwn,
      "import 'xstate';",
      "import '#views/shared/waiting.tsx';",
      "import '#api/buying/banks.ts';",
    ],
  },
  {
    file: 'src/api/breach.ts',
    legal: [
      "import ky from 'ky';\nexport const used = ky;",
      "import { bankOf } from '#domain/shared/bank.ts';\nexport const used = bankOf;",
    ],
    breaches: ["import 'react';", "import 'xstate';", "import '#views/shared/waiting.tsx';"],
  },
  {
    file: 'flows/breach.ts',
    legal: [
      "import { lazy } from 'react';\nexport const used = lazy(() => import('#views/shared/waiting.tsx'));",
      "import { defineFlow } from '#flows/engine/define-flow.ts';\nexport const used = defineFlow;",
      "import { listBanks } from '#api/buying/banks.ts';\nexport const used = listBanks;",
    ],
    breaches: [
      "import '#app/page/query.ts';",
      "import 'wouter';",
      "import '#flows/engine/walk/walk.ts';",
      "import './engine/walk/walk.ts';",
      "import './engine/simulate.ts';",
      "import './engine/inspection.ts';",
      "import './engine/redaction.ts';",
      "import '#flows/buying/bank-selection/cases.ts';",
      "import './registry.ts';",
    ],
  },
  {
    file: 'flows/area/breach/cases.ts',
    legal: ["import { defineCases } from '#flows/engine/walk/cases.ts';\nexport const used = defineCases;"],
    breaches: [
      "import '#views/shared/waiting.tsx';",
      "import '#app/page/query.ts';",
      "import '@xstate/graph';",
    ],
  },
  {
    file: 'flows/engine/breach.ts',
    legal: ["import { useSelector } from '@xstate/react';\nexport const used = useSelector;"],
    breaches: [
      "import '#views/shared/waiting.tsx';",
      "import '#ui/screen.tsx';",
      "import '#machines/buying/bank-selection.ts';",
      "import '#flows/registry.ts';",
      "import '#flows/engine/walk/walk.ts';",
      "import './walk/walk.ts';",
      "import '@xstate/graph';",
    ],
  },
  {
    file: 'flows/engine/walk/breach.ts',
    legal: ["import { joinPaths } from '@xstate/graph';\nexport const used = joinPaths;"],
    breaches: ["import 'react';", "import '#views/shared/waiting.tsx';", "import '#flows/registry.ts';"],
  },
  {
    file: 'src/app/breach.tsx',
    legal: [
      "import { StrictMode } from 'react';\nexport const used = StrictMode;",
      "import { Host } from '#flows/engine/host.tsx';\nexport const used = Host;",
      'export const used = import.meta.env.DEV;',
      "import './look/index.ts';",
    ],
    breaches: [
      "import 'xstate';",
      "import '#machines/buying/bank-selection.ts';",
      "import '#flows/engine/walk/walk.ts';",
      "import '#flows/engine/simulate.ts';",
      "import '#flows/engine/inspection.ts';",
      "import '#flows/engine/redaction.ts';",
      "import '#flows/registry.ts';",
      "import '#flows/buying/bank-selection/cases.ts';",
      "import '@navikt/ds-css/dist/component/link.css';",
    ],
  },
  {
    file: 'src/app/start/development-breach.ts',
    legal: [
      "import { inspection } from '#flows/engine/inspection.ts';\nexport const used = inspection;",
      "import { openPortal } from '#workbench/portal.ts';\nexport const used = openPortal;",
      "import type { InspectionEvent } from 'xstate';\nexport type Used = InspectionEvent;",
    ],
    breaches: ["import '#workbench/start.tsx';", "import '#flows/registry.ts';", "import 'react';"],
  },
  {
    file: 'src/workbench/breach.tsx',
    legal: [
      "import { registry } from '#flows/registry.ts';\nexport const used = registry;",
      "import { simulate } from '#flows/engine/simulate.ts';\nexport const used = simulate;",
      "import { personas } from '#sandbox/personas.ts';\nexport const used = personas;",
      "import { Spinner } from '#ui/spinner.tsx';\nexport const used = Spinner;",
      "import { useState } from 'react';\nexport const used = useState;",
      "import './workbench.css';",
    ],
    breaches: [
      "import '#api/buying/banks.ts';",
      "import '#views/shared/waiting.tsx';",
      "import '#app/page/query.ts';",
      "import '#sandbox/app.ts';",
      "import 'hono';",
    ],
  },
  {
    file: 'src/sandbox/breach.ts',
    legal: [
      "import { Hono } from 'hono';\nexport const used = Hono;",
      "import { bankOf } from '#domain/shared/bank.ts';\nexport const used = bankOf;",
      "import { personas } from '#sandbox/personas.ts';\nexport const used = personas;",
    ],
    breaches: [
      "import '#api/buying/banks.ts';",
      "import '#app/page/query.ts';",
      "import 'react';",
      "import 'ky';",
      "import '#workbench/portal.ts';",
    ],
  },
  {
    file: 'src/workbench/breach.ts',
    legal: [
      "import { registry } from '#flows/registry.ts';\nexport const used = registry;",
      "import { personas } from '#sandbox/personas.ts';\nexport const used = personas;",
      "import { useState } from 'react';\nexport const used = useState;",
      "import { readFileSync } from 'node:fs';\nexport const used = readFileSync;",
    ],
    breaches: [
      "import '#api/buying/banks.ts';",
      "import '#views/shared/waiting.tsx';",
      "import '#sandbox/session.ts';",
      "import '#sandbox/app.ts';",
      "import '#app/page/query.ts';",
      "import 'ky';",
      "import 'wouter';",
    ],
  },
  {
    file: 'src/new-room/breach.ts',
    legal: ["import { bankOf } from '#domain/shared/bank.ts';\nexport const used = bankOf;"],
    breaches: ["import 'react';", "import '#api/buying/banks.ts';", "import '#ui/screen.tsx';"],
  },
];

const look: Room = {
  file: 'src/app/look/breach.ts',
  legal: ["import '@navikt/ds-css/dist/component/link.css';", "import './palette.css';"],
  breaches: ["import '#ui/screen.tsx';", "import 'react';", "import './../page-shell.tsx';"],
};

const checks: readonly Room[] = ['test/breach.ts', 'e2e/breach.ts'].map((file) => ({
  file,
  legal: ["import '#sandbox/personas.ts';", "import 'playwright/test';"],
  breaches: ["import '../src/sandbox/personas.ts';", "import './../src/sandbox/personas.ts';"],
}));

const journeys: Room = {
  file: 'e2e/breach.spec.ts',
  legal: [
    "import { expect } from 'playwright/test';\nexport const used = expect;",
    "import { test } from '#e2e/support/test.ts';\nexport const used = test;",
  ],
  breaches: [
    "import { expect, test } from 'playwright/test';\nexport const used = { expect, test };",
    "import { test as base } from 'playwright/test';\nexport const used = base;",
    "import '../src/sandbox/personas.ts';",
  ],
};

/** Every room with all that is refused there. */
export const rooms: readonly Room[] = [
  ...fenced.map((room) => ({ ...room, breaches: [...roundabout, ...room.breaches] })),
  look,
  ...checks,
  journeys,
];
