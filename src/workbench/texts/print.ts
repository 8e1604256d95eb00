import { readdirSync, readFileSync } from 'node:fs';
import { textsIn } from './texts-in.ts';

// Prints the texts that visitors can read, by file.

const layers = ['src/views', 'src/ui', 'src/app', 'src/domain', 'flows', 'machines'];

const filesIn = (layer: string): readonly string[] =>
  readdirSync(layer, { recursive: true, encoding: 'utf8' })
    .map((file) => `${layer}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\/(cases|script)\.ts$|^flows\/engine\//.test(file))
    .sort();

for (const file of layers.flatMap(filesIn)) {
  const texts = textsIn(file, readFileSync(file, 'utf8'));
  if (texts.length === 0) continue;
  console.log(`\n${file}`);
  for (const { line, text } of texts) console.log(`  ${String(line).padStart(4)}  ${text}`);
}
