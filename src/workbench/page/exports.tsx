import { useState } from 'react';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { registered } from '#flows/registry.ts';
import { statelyOf } from '#workbench/atlas/stately.ts';
import { errorWords } from './error-words.ts';
import { withLegend } from './legend.ts';
import { mermaidOf } from './mermaid.ts';
import { drawingOf, pictureOf } from './picture.ts';
import { saveFile } from './save-file.ts';
import { Tool, Tools } from './tools.tsx';

interface ExportsProps {
  readonly flow: AnyFlow;
  /** What happened on the page, as a test; null for a page in another tab. */
  readonly journey: (() => Promise<string>) | null;
}

interface Export {
  readonly name: string;
  readonly ending: string;
  readonly type: string;
  make(): Promise<string | Blob>;
}

async function svgOf(flow: AnyFlow): Promise<string> {
  const svg = await drawingOf(flow);
  if (svg === null) throw new Error(`${flow.id} has no drawing.`);
  return withLegend(svg);
}

const chartExports = (flow: AnyFlow): readonly Export[] => [
  { name: 'SVG', ending: 'svg', type: 'image/svg+xml', make: () => svgOf(flow) },
  { name: 'PNG', ending: 'png', type: 'image/png', make: async () => pictureOf(await svgOf(flow)) },
  { name: 'Mermaid', ending: 'mmd', type: 'text/plain', make: async () => mermaidOf(flow) },
  {
    name: 'Stately file',
    ending: 'stately.js',
    type: 'text/javascript',
    make: async () => statelyOf(flow.machine, `machines/${registered(flow.id).area}/${flow.id}.ts`),
  },
];

const blobOf = (made: string | Blob, type: string): Blob =>
  typeof made === 'string' ? new Blob([made], { type }) : made;

async function copy({ make, type }: Export): Promise<void> {
  if (type === 'image/png') await navigator.clipboard.write([new ClipboardItem({ [type]: pngOf(make) })]);
  else await navigator.clipboard.writeText(String(await make()));
}

/** The browser takes the promise, because it allows copying only right after the press. */
const pngOf = async (make: Export['make']) => blobOf(await make(), 'image/png');

/** Copies or saves the chart in the formats of other tools, and what happened on the page as a test. */
export function Exports({ flow, journey }: ExportsProps) {
  const [said, say] = useState('');
  const report = (done: Promise<void>, words: string) =>
    done.then(() => say(words)).catch((error: unknown) => say(errorWords(error)));
  const test: Export | null = journey && {
    ...{ name: 'test', ending: 'spec.ts', type: 'text/plain' },
    make: journey,
  };
  const save = async ({ make, ending, type }: Export) =>
    saveFile(`${flow.id}.${ending}`, blobOf(await make(), type));
  return (
    <fieldset className="workbench-group">
      <legend>Take out</legend>
      <Tools label="Take out">
        {chartExports(flow).map((each) => (
          <span key={each.name}>
            <Tool onClick={() => report(copy(each), `Copied: ${each.name}`)}>{`Copy ${each.name}`}</Tool>{' '}
            <Tool onClick={() => report(save(each), `Saved: ${each.name}`)}>{`Save ${each.name}`}</Tool>
          </span>
        ))}
        {test && (
          <Tool
            onClick={() =>
              report(
                save(test),
                'Saved as a test, with what was typed. Put the file into e2e/saved/ and run npm test -- build, then npx playwright test -c e2e --project=chromium e2e/saved',
              )
            }
          >
            Save as test
          </Tool>
        )}
      </Tools>
      <p role="status">{said}</p>
    </fieldset>
  );
}
