interface Named {
  readonly name: string;
}

/** knip's report about one file, by kind of issue; a file that nothing imports is in its own list `files`. */
type Issue = { readonly file: string } & Readonly<Record<string, string | readonly Named[]>>;

/** `file`, or `file: export` for an export of a file that is in use. */
export const findingsIn = ({ issues }: { readonly issues: readonly Issue[] }): readonly string[] =>
  issues.flatMap(({ file, files, ...kinds }) => [
    ...(files?.length ? [file] : []),
    ...Object.values(kinds).flatMap((names) =>
      typeof names === 'string' ? [] : names.map(({ name }) => `${file}: ${name}`),
    ),
  ]);

/** The list: by flow or area, the files and exports that wait for it. */
type Planned = Readonly<Record<string, readonly string[]>>;

export function problemsOf(findings: readonly string[], planned: Planned): readonly string[] {
  const listed = Object.values(planned).flat();
  return [
    ...findings
      .filter((each) => !listed.includes(each))
      .map((each) => `${each} is used by tests only: delete it, or list the flow that it waits for`),
    ...listed
      .filter((each) => !findings.includes(each))
      .map((each) => `${each} is in use, or missing: remove it from docs/planned-code.json`),
    ...listed
      .filter((each, index) => listed.indexOf(each) !== index)
      .map((each) => `${each} is listed twice`),
  ];
}
