import { existsSync } from 'node:fs';
import type { Requirement } from '#workbench/requirements/requirement-row.ts';

/** What the site adds to the atlas's page of a flow. */
export interface Additions {
  /** The folder with a folder of pictures for each state, as a run of the browser's paths leaves it. */
  readonly pictures: string;
  /** The requirements of a state. */
  readonly requirementsOf: (state: string) => readonly Requirement[];
  /** How the paths went in the browser; null if the last run is not known. */
  readonly look: string | null;
  /** Where the coverage of the flow is, from the page; null without one. */
  readonly coverage: string | null;
}

const widths = [360, 1280] as const;

/** The pictures of a state that exist, by their width. */
export const picturesOf = (pictures: string, state: string): readonly (readonly [number, string])[] =>
  widths
    .map((width) => [width, `${pictures}/${state}/${width}.png`] as const)
    .filter(([, file]) => existsSync(file));

/** Where a picture is, from the page of its flow. */
export const pictureLink = (flow: string, state: string, width: number): string =>
  `pictures/${flow}/${state}/${width}.png`;

const requirementLines = (requirements: readonly Requirement[]): string =>
  requirements.length === 0
    ? ''
    : `<details><summary>Requirements (${requirements.length})</summary>\n\n${requirements
        .map(({ id, text, status }) => `- ${id} (${status}): ${text}`)
        .join('\n')}\n\n</details>`;

function pictureLines(flow: string, state: string, pictures: string): string {
  const links = picturesOf(pictures, state).map(
    ([width]) => `![${state} at ${width} px](${encodeURI(pictureLink(flow, state, width))})`,
  );
  return links.length === 0 ? '' : `<div class="pictures">\n\n${links.join(' ')}\n\n</div>`;
}

/**
 * The atlas's page of a flow as a storyboard: beside the sentences of each state its pictures and its requirements, how
 * the paths went in the browser, and where the coverage of the transitions is.
 */
export const storyboard = (
  flow: string,
  text: string,
  { pictures, requirementsOf, look, coverage }: Additions,
): string =>
  text
    .replaceAll(/^### On screen: `(.+)`$/gm, (heading, state: string) =>
      [heading, pictureLines(flow, state, pictures), requirementLines(requirementsOf(state))]
        .filter(Boolean)
        .join('\n\n'),
    )
    .replace(/^## What the visitor reads$/m, (heading) => (look ? `${heading}\n\n${look}` : heading))
    .replace(/^## Transitions$/m, (heading) =>
      coverage
        ? `${heading}\n\n<p><a href="${coverage}">The tests that take each transition</a></p>`
        : heading,
    );
