interface FactsProps {
  readonly of: readonly (readonly [name: string, values: readonly string[]])[];
}

/** A line for each fact that has a value. */
export const Facts = ({ of }: FactsProps) =>
  of.map(([name, values]) => values.length > 0 && <p key={name}>{`${name}: ${values.join(', ')}`}</p>);
