import { useState } from 'react';
import { type Registered, registry } from '#flows/registry.ts';
import { personas } from '#sandbox/personas.ts';
import { Choice } from './choice.tsx';
import { misfit } from './fit.ts';
import { flowsWith, type ScreensByFlow } from './found-everywhere.ts';
import { setLatency } from './latency.ts';
import { loadTexts } from './load-texts.ts';
import type { Place } from './place.ts';

interface PickerProps {
  /** What runs in the workbench. */
  readonly place: Place;
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
export function Picker({ place, start }: PickerProps) {
  const { flow, persona } = place;
  const [words, search] = useState('');
  const [said, say] = useState('');
  const [wanted, want] = useState(flow);
  const [as, setAs] = useState(persona ?? 'private-one');
  const [screens, setScreens] = useState<ScreensByFlow>({});
  const [last, setLast] = useState(place);
  // The page went to another flow.
  if (place !== last) {
    setLast(place);
    want(flow);
    setAs(persona ?? as);
    if (flow !== wanted) search('');
  }
  // The texts on screen find a flow too, if no name does.
  const named = registry.filter((registered) => matches(registered, words));
  const within = named.length > 0 ? new Set<string>() : flowsWith(words, screens);
  const found = named.length > 0 ? named : registry.filter(({ flow: { id } }) => within.has(id));
  // A search may leave out the wanted flow.
  const chosen = found.find((each) => each.flow.id === wanted)?.flow.id ?? found[0]?.flow.id;
  const areas = [...new Set(found.map(({ area }) => area))];
  return (
    <form
      className="workbench-row"
      aria-label="Start a flow"
      onSubmit={(event) => {
        event.preventDefault();
        say('');
        if (chosen === undefined) return;
        start(chosen, as).catch(() =>
          say('The sandbox does not respond, so no flow can start. Start the sandbox, or connect again.'),
        );
      }}
    >
      <label htmlFor="search">Search</label>
      <input
        id="search"
        type="search"
        value={words}
        onFocus={() => void loadTexts().then(setScreens)}
        onChange={({ target }) => search(target.value)}
      />
      <label htmlFor="flow">Flow</label>
      <select id="flow" name="flow" value={chosen} onChange={({ target }) => want(target.value)}>
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
      <select
        id="persona"
        name="persona"
        value={as}
        onChange={({ target }) => setAs(target.value)}
        aria-describedby="fit"
      >
        {Object.keys(personas).map((id) => (
          <option key={id}>{id}</option>
        ))}
      </select>
      <button type="submit" disabled={found.length === 0}>
        Start
      </button>
      <span id="fit" className="workbench-fit">
        {chosen && misfit(chosen, as)}
      </span>
      <span role="status">
        {found.length === 0 ? 'Neither a flow nor its screens have most of these words.' : said}
      </span>
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
