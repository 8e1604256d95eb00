import { useState } from 'react';
import { errorWords } from './error-words.ts';
import type { Trail } from './trail.ts';

interface LinkProps {
  /** What happened on the page; null before a page is open. */
  readonly trail: Trail | null;
  /** The address names a state. */
  readonly hasState: boolean;
}

/** What the address does not hold, before a person copies it. */
function lackOf({ examples, lost }: Trail, hasState: boolean): string {
  if (lost !== '')
    return `The link leads ${hasState ? 'to this state by the walk' : 'to the start'}, with other data: ${lost}.`;
  if (examples === 0) return '';
  return `The link leaves out what was typed: ${examples} ${examples === 1 ? 'event has' : 'events have'} the values of the cases instead.`;
}

/** Copies the address, which leads a colleague to the same page. */
export function Link({ trail, hasState }: LinkProps) {
  const [said, say] = useState('');
  const copy = () =>
    navigator.clipboard
      .writeText(window.location.href)
      .then(() => say('Copied.'))
      .catch((error: unknown) => say(errorWords(error)));
  return (
    <div className="workbench-row">
      <button type="button" onClick={copy} onBlur={() => say('')} aria-describedby="link-lack">
        Copy link
      </button>
      <span id="link-lack">{trail && lackOf(trail, hasState)}</span>
      <span role="status">{said}</span>
    </div>
  );
}
