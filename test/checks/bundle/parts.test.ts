import { expect, test } from 'vitest';
import { filesOf } from './parts.ts';

const chunk = (file: string, imports: string[] = [], css: string[] = []) => ({
  file,
  entry: null,
  modules: [],
  imports,
  css,
});

test('a chunk loads all its imports, direct and indirect, and their style sheets', () => {
  const chunks = [
    chunk('chooser.js', ['list.js'], ['chooser.css']),
    chunk('list.js', ['index.js', 'float.js']),
    chunk('float.js', ['list.js'], ['float.css']),
    chunk('index.js', [], ['index.css']),
    chunk('other.js', ['index.js'], ['other.css']),
  ];
  expect([...filesOf(chunks, 'chooser.js')].sort()).toEqual([
    'chooser.css',
    'chooser.js',
    'float.css',
    'float.js',
    'index.css',
    'index.js',
    'list.js',
  ]);
});
