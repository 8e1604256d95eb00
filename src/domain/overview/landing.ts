/** The successor's name in an address (A2.27); the marker itself is assumed. */
const successorMarker = 'fremtind';

/**
 * Whether an entry of the policy list leads out of the app (A2.27): its address has a '#' or names the successor, by
 * the marker or by its host.
 */
export const leadsOutside = (url: string, successorHost: string): boolean =>
  ['#', successorMarker, successorHost.toLowerCase()].some((mark) => url.toLowerCase().includes(mark));

/** The key in the browser's storage that remembers that the tips card was closed (A2.29). */
export const tipsCardKey = 'showSamleAlleForsikringerCard';
