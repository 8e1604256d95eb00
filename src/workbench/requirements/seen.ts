import { registry } from '#flows/registry.ts';
import { writtenIn } from '#workbench/atlas/props.ts';
import { screensOf } from '#workbench/atlas/screens.ts';
import { importsOf } from '#workbench/imports.ts';

/** A flow, or one of its states. */
export interface FlowPart {
  readonly flow: string;
  readonly leaf: string | null;
}

/** The flow whose id is the name of a test's file or folder. */
export function testedIn(test: string): readonly FlowPart[] {
  const names = test.replace(/\.(test|spec)\.tsx?$/, '').split('/');
  const flow = names.findLast((name) => registry.some((registered) => registered.flow.id === name));
  return flow === undefined ? [] : [{ flow, leaf: null }];
}

/** The flows and states by file: charts, `flow.ts` files and screens. */
async function partsByFile(): Promise<ReadonlyMap<string, readonly FlowPart[]>> {
  const found = new Map<string, FlowPart[]>();
  const add = (file: string, part: FlowPart) => found.set(file, [...(found.get(file) ?? []), part]);
  for (const { area, flow } of registry) {
    add(`machines/${area}/${flow.id}.ts`, { flow: flow.id, leaf: null });
    add(`flows/${area}/${flow.id}/flow.ts`, { flow: flow.id, leaf: null });
    // The frame of the root belongs to the flow itself.
    for (const { leaf, name, isComponent } of await screensOf(flow))
      if (isComponent) add(writtenIn(name).file, { flow: flow.id, leaf: leaf || null });
  }
  return found;
}

/**
 * The flows and states of a file: its own, or those of the nearest files that import it. Files of the app belong to no
 * flow.
 */
export async function seenBy(files: readonly string[]): Promise<(file: string) => readonly FlowPart[]> {
  const parts = await partsByFile();
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const imported of importsOf(file))
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
  return (file) => {
    const reached = new Set([file]);
    // The set grows while it is iterated: each importer is followed once.
    for (const each of reached)
      if (!parts.has(each)) for (const importer of importers.get(each) ?? []) reached.add(importer);
    return [...reached].flatMap((each) => parts.get(each) ?? []);
  };
}
