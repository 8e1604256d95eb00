import type { Driver } from '#flows/engine/walk/script.ts';
import { codeOf } from './code.ts';

/** A driver that writes what a script does, as lines of a test, in place of doing it. */
export function writtenDriver(name: string, write: (line: string) => void): Driver {
  return new Proxy({} as Driver, {
    get:
      (_, method) =>
      async (...parts: readonly unknown[]) =>
        write(`await ${name}.${String(method)}(${parts.map(codeOf).join(', ')});`),
  });
}

/** The texts that a script sees in a screen. */
export async function textsSeen(see: (driver: Driver) => Promise<void>): Promise<readonly string[]> {
  const texts: string[] = [];
  const collect = async (...found: readonly string[]) => {
    texts.push(...found);
  };
  const driver = new Proxy({} as Driver, {
    get: (_, method) => (method === 'sees' ? collect : async () => {}),
  });
  await see(driver);
  return texts;
}
