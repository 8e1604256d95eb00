/** A2.27: the successor's name in an address; the marker itself is assumed. */
const successorMarker = 'fremtind';

/** A2.27: whether an entry of the policy list leads out of the app. The successor's host is its name too. */
export const leadsOutside = (url: string, successorHost: string): boolean =>
  ['#', successorMarker, successorHost.toLowerCase()].some((mark) => url.toLowerCase().includes(mark));

/** A2.29: where the browser keeps that the tips card was closed. */
export const tipsCardKey = 'showSamleAlleForsikringerCard';

/** A badge shows at most one digit (A2.45). */
export const badgeText = (count: number): string => (count > 9 ? '9+' : String(count));
