import { existsSync, readFileSync } from 'node:fs';
import { code } from './markdown.ts';
import { type ShownScreen, shownScreens } from './screen-lines.ts';

export function shownIn(flow: string): readonly ShownScreen[] {
  const file = `docs/screen-reader/${flow}.yml`;
  return existsSync(file)
    ? shownScreens(readFileSync(file, 'utf8')).filter(({ lines }) => lines.length > 0)
    : [];
}

const headingOf = (state: string): string => `### On screen: ${code(state)}`;

/** The address of a state's sentences within its page, as GitHub makes it of the heading. */
const anchorOf = (state: string): string =>
  `#on-screen-${state
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-')}`;

/** The state, with a link to its sentences if the page has them. */
export function linkTo(shown: readonly ShownScreen[], state: string): string {
  const first = shown.find(({ states }) => states.includes(state))?.states[0];
  return first === undefined ? code(state) : `[${code(state)}](${anchorOf(first)})`;
}

/** What the visitor reads in each state, as sections of a page. */
export const screenTexts = (shown: readonly ShownScreen[]): readonly string[] =>
  shown.flatMap(({ states: [first = '', ...others], lines }) => [
    headingOf(first),
    others.length > 0 ? `Also in ${others.map(code).join(', ')}.` : '',
    lines.map((line) => `- ${line.replaceAll(/([*_`<[\]])/g, '\\$1')}`).join('\n'),
  ]);
