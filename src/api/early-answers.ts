import { requestHeaders } from './request-headers.ts';

/** Answers that are under way since before the code that wants them had arrived, by address. */
const underWay = new Map<string, Promise<Response>>();

/** Asks at once for what a page is known to need. Nothing is lost if nobody wants it in the end. */
export function askEarly(restUrl: string, paths: readonly string[]): void {
  for (const path of paths) {
    const answer = fetch(restUrl + path, { credentials: 'same-origin', headers: requestHeaders(path) });
    // Whoever takes it hears of its failure; until then nobody does.
    answer.catch(() => {});
    underWay.set(restUrl + path, answer);
  }
}

/** A write may have made them untrue. */
export const forgetEarly = (): void => underWay.clear();

/** The answer that is under way, for the first who asks; the next one asks the server anew. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const answer = underWay.get(address);
  underWay.delete(address);
  return answer;
}
