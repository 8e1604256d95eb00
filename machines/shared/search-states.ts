interface SearchChange {
  readonly searchedName: string;
}

/**
 * The states of a search, which charts copy into the state that shows the list. The chart declares the delay `searchPause`.
 */
export const searchStates = {
  still: { description: 'Not typing. If there is a search, the count of its hits is announced.' },
  typing: {
    description: 'Typing; the count is announced after a pause.',
    after: { searchPause: 'still' },
  },
} as const;

/** What `search.changed` does in that state. The chart declares the guard `isAnotherSearch` and the action `search`. */
export const searchChanged = {
  guard: 'isAnotherSearch',
  target: '.typing',
  actions: { type: 'search', params: ({ event }: { event: SearchChange }) => event },
} as const;
