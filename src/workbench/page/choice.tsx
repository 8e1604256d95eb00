import { Tool, Tools } from './tools.tsx';

interface ChoiceProps {
  readonly legend: string;
  readonly names: readonly string[];
  readonly chosen: string | undefined;
  readonly choose: (name: string) => void;
}

/** A group of buttons of which one is pressed. */
export const Choice = ({ legend, names, chosen, choose }: ChoiceProps) => (
  <fieldset className="workbench-group workbench-row">
    <legend>{legend}</legend>
    <Tools label={legend}>
      {names.map((name) => (
        <Tool key={name} aria-pressed={name === chosen} onClick={() => choose(name)}>
          {name}
        </Tool>
      ))}
    </Tools>
  </fieldset>
);
