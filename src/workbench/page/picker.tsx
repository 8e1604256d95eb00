import { useState } from 'react';
import { type Registered, registry } from '#flows/registry.ts';
import { personas } from '#sandbox/personas.ts';
import { Choice } from './choice.tsx';
import { setLatency } from './latency.ts';

interface PickerProps {
  readonly flow: string | null;
  readonly persona: string | null;
  readonly start: (flow: string, persona: string) => Promise<void>;
}

const matches = ({ area, flow }: Registered, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) =>
      `${area} ${flow.id} ${flow.title} ${flow.machine.root.description ?? ''}`.toLowerCase().includes(word),
    );

/** Starts a flow in a new frame, so that nothing of the last flow is left. */
export function Picker({ flow, persona, start }: PickerProps) {
  const [words, search] = useState('');
  const [said, say] = useState('');
  const found = registry.filter((registered) => matches(registered, words));
  const areas = [...new Set(found.map(({ area }) => area))];
  return (
    <form
      className="workbench-row"
      aria-label="Start a flow"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        say('');
        start(String(fields.get('flow')), String(fields.get('persona'))).catch(() =>
          say('The sandbox does not respond, so no flow can start. Start the sandbox, or connect again.'),
        );
      }}
    >
      <label htmlFor="search">Search</label>
      <input id="search" type="search" value={words} onChange={({ target }) => search(target.value)} />
      <label htmlFor="flow">Flow</label>
      {/* A search may leave out the chosen flow, so the first one found is chosen. */}
      <select key={words} id="flow" name="flow" defaultValue={flow ?? undefined}>
        {areas.map((area) => (
          <optgroup key={area} label={area}>
            {found
              .filter((registered) => registered.area === area)
              .map(({ flow: { id } }) => (
                <option key={id}>{id}</option>
              ))}
          </optgroup>
        ))}
      </select>
      <label htmlFor="persona">Persona</label>
      <select id="persona" name="persona" defaultValue={persona ?? 'private-one'}>
        {Object.keys(personas).map((id) => (
          <option key={id}>{id}</option>
        ))}
      </select>
      <button type="submit" disabled={found.length === 0}>
        Start
      </button>
      <span role="status">{found.length === 0 ? 'No flow has all of these words.' : said}</span>
    </form>
  );
}

const paces: Readonly<Record<string, string>> = {
  'at once': '0',
  'after a second': '1000',
  'after a minute': '60000',
};

interface PaceProps {
  readonly latency: string | null;
  readonly keep: (latency: string) => void;
}

/** Makes the insurer slow: a call can fail only while it is pending. */
export const Pace = ({ latency, keep }: PaceProps) => (
  <Choice
    legend="From now on, the sandbox responds to this browser"
    names={Object.keys(paces)}
    chosen={Object.keys(paces).find((name) => paces[name] === latency)}
    choose={async (name) => {
      const ms = paces[name] ?? '0';
      if (await setLatency(ms)) keep(ms);
    }}
  />
);
