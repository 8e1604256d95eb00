/** What browsers say of a request, or of code, that did not arrive. */
const unreachable =
  /failed to fetch|load failed|networkerror|importing a module script failed|error loading dynamically/i;

/** An error for a person who uses the workbench: without the network, the browsers' own words explain nothing. */
export function errorWords(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return unreachable.test(words)
    ? 'The sandbox does not respond. Start it, or connect again, and try once more.'
    : words;
}

/** A flow starts only with the sandbox. */
export const noSandbox =
  'The sandbox does not respond, so no flow can start. Start the sandbox, or connect again, and try once more.';
