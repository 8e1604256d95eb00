import { codeOf } from './code.ts';

/**
 * The lines of a test that set responses before an act of the visitor, in the order in which the page requested them. Several
 * responses to one operation are one line: its requests get them one after the other.
 */
export function responseLines(lines: string[], act: number) {
  const of = new Map<string, string[]>();
  return {
    add(operation: string, response: string): void {
      const count = of.size;
      of.set(operation, [...(of.get(operation) ?? []), response]);
      const written = [...of].map(
        ([name, responses]) => `await responds(page, ${codeOf(name)}, ${responses.join(', ')});`,
      );
      lines.splice(act, count, ...written);
    },
  };
}
