import { flowsSeenIn, requirementIn } from '#workbench/requirements/requirement-row.ts';

/** A requirement with the flows in which it is seen. */
export interface SeenRequirement {
  readonly id: string;
  readonly text: string;
  readonly seenIn: ReturnType<typeof flowsSeenIn>;
}

/** The requirements in the files of `docs/requirements/`, without the headings. */
export const seenRequirements = (files: readonly string[]): readonly SeenRequirement[] =>
  files.flatMap((file) =>
    file.split('\n').flatMap((line) => {
      const found = requirementIn(line);
      return found && found.status !== 'heading'
        ? [{ id: found.id, text: found.text, seenIn: flowsSeenIn(line) }]
        : [];
    }),
  );
