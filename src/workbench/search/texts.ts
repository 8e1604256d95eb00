import type { ShownScreen } from '#workbench/atlas/screen-lines.ts';
import type { SeenRequirement } from './seen-requirements.ts';

/** The screens of each flow, by its id. */
type ScreensByFlow = Readonly<Record<string, readonly ShownScreen[]>>;

/** What a search finds besides the charts. */
export interface Texts {
  readonly screens: ScreensByFlow;
  readonly requirements: readonly SeenRequirement[];
}

export const noTexts: Texts = { screens: {}, requirements: [] };
