import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();

const screens = filesIn('src/views');
const sources = new Map([...screens, ...filesIn('src/ui')].map((file) => [file, readFileSync(file, 'utf8')]));

/** The type of a component's parameter, as text. */
const annotation = /^\((?:\w+|\{[\s\S]*?\}): ([\s\S]*?)(?:,\s*)?\)$/;

/** The declaration of a type: in the file, or in the view or piece that it is imported from. */
function declared(name: string, file: string): string | undefined {
  const text = sources.get(file) ?? '';
  const [own] =
    new RegExp(`^(export )?(interface|type) ${name}\\b([^;{]*;|[\\s\\S]*?^};?$)`, 'm').exec(text) ?? [];
  if (own) return own;
  const [, path] = new RegExp(`^import [^;]*\\b${name}\\b[^;]* from '([^']+)'`, 'm').exec(text) ?? [];
  const from = path && (path.startsWith('.') ? join(dirname(file), path) : path.replace('#', 'src/'));
  return from ? declared(name, from) : undefined;
}

/** The file of a screen, and the type of its props as text; the type is null if the screen has no props. */
export function writtenIn(component: string): { readonly file: string; readonly takes: string | null } {
  const head = new RegExp(
    `^export (?:function|const) ${component}(?: = )?(\\([\\s\\S]*?\\)) (?:\\{|=>)`,
    'm',
  );
  const found = screens.flatMap((file) => {
    const [, parameters] = head.exec(sources.get(file) ?? '') ?? [];
    return parameters === undefined ? [] : [{ file, parameters }];
  });
  const [first, second] = found;
  if (!first) throw new Error(`no file of src/views has the screen ${component}`);
  if (second) throw new Error(`${first.file} and ${second.file} have a screen ${component}`);
  const { file, parameters } = first;
  const [, type] = annotation.exec(parameters) ?? [];
  if (type === undefined) return { file, takes: null };
  return { file, takes: /^\w+$/.test(type) ? (declared(type, file) ?? type) : type };
}
