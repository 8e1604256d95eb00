import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type Registered, registry } from '#flows/registry.ts';
import { personas } from '#sandbox/personas.ts';
import { flowsWith } from '#workbench/search/found-everywhere.ts';
import { loadTexts } from '#workbench/search/load-texts.ts';
import { noTexts } from '#workbench/search/texts.ts';
import { Choice } from './choice.tsx';
import { errorWords } from './error-words.ts';
import { fitting, misfit } from './fit.ts';
import { setLatency } from './latency.ts';
import type { Place } from './place.ts';
import { Results } from './results.tsx';

interface PickerProps {
  /** What runs in the workbench. */
  readonly place: Place;
  /** Starts a flow as a persona, with a part of its chart selected. */
  readonly start: (flow: string, persona: string, selected: string) => Promise<void>;
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
  const [isOpen, open] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [said, say] = useState('');
  const [wanted, want] = useState(flow);
  // Until a person chooses one, the persona is one that fits the flow.
  const [chosenPersona, choosePersona] = useState(persona);
  const [texts, setTexts] = useState(noTexts);
  const [last, setLast] = useState(place);
  // The page went to another flow.
  if (place !== last) {
    setLast(place);
    want(flow);
    choosePersona(persona ?? chosenPersona);
    if (flow !== wanted) search('');
  }
  // The texts on screen find a flow too, if no name does.
  const named = registry.filter((registered) => matches(registered, words));
  const within = named.length > 0 ? new Set<string>() : flowsWith(words, texts);
  const found = named.length > 0 ? named : registry.filter(({ flow: { id } }) => within.has(id));
  // A search may leave out the wanted flow.
  const chosen = found.find((each) => each.flow.id === wanted)?.flow.id ?? found[0]?.flow.id;
  const personaFor = (id: string | undefined) =>
    chosenPersona ?? (id && fitting(id, 'private-one')) ?? 'private-one';
  const as = personaFor(chosen);
  const areas = [...new Set(found.map(({ area }) => area))];
  const begin = (id: string, persona: string, selected = '') => {
    say('');
    start(id, persona, selected).then(
      () => {
        search('');
        open(false);
      },
      (error: unknown) => say(errorWords(error)),
    );
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) open(false);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !hasResults) return;
    // The browser would also empty the field.
    event.preventDefault();
    open(false);
    field.current?.focus();
  };
  const hasResults = isOpen && words.trim() !== '';
  // Beside the events is what is known against the persona that runs.
  const isRunning = chosen === flow && as === persona;
  const misfits = chosen && !isRunning ? misfit(chosen, as) : '';
  const fits = chosen && misfits ? fitting(chosen, as) : as;
  return (
    <form
      className="workbench-row"
      aria-label="Start a flow"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) begin(chosen, as);
      }}
    >
      <search aria-label="Flows" className="workbench-search" onBlur={leave} onKeyDown={closeByKey}>
        <label htmlFor="search">Search</label>
        <input
          ref={field}
          id="search"
          type="search"
          placeholder="Search"
          value={words}
          onFocus={() => void loadTexts().then(setTexts)}
          onClick={() => open(true)}
          onChange={({ target }) => {
            say('');
            search(target.value);
            open(true);
          }}
        />
        {hasResults && (
          <Results
            words={words}
            texts={texts}
            said={said}
            select={(id, name) => begin(id, personaFor(id), name)}
          />
        )}
      </search>
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
        onChange={({ target }) => choosePersona(target.value)}
        aria-describedby="fit"
      >
        {Object.keys(personas).map((id) => (
          <option key={id}>{id}</option>
        ))}
      </select>
      <button type="submit" disabled={found.length === 0}>
        Start
      </button>
      {misfits !== '' && chosen && (
        <p className="workbench-fit">
          <span id="fit">{misfits}</span>{' '}
          <button type="button" onClick={() => begin(chosen, fits)}>
            {`Start as ${fits}`}
          </button>
        </p>
      )}
      <span role="status" className="workbench-said">
        {hasResults ? '' : said}
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
export function Pace({ latency, keep }: PaceProps) {
  const [said, say] = useState('');
  return (
    <>
      <Choice
        legend="From now on, the sandbox responds to this browser"
        names={Object.keys(paces)}
        chosen={Object.keys(paces).find((name) => paces[name] === latency)}
        choose={async (name) => {
          const ms = paces[name] ?? '0';
          const isSet = await setLatency(ms);
          say(isSet ? '' : 'The sandbox does not respond, so its pace stays. Try once more.');
          if (isSet) keep(ms);
        }}
      />
      <p role="status">{said}</p>
    </>
  );
}
