/** What every name and sentence of an outdated response says. */
const mark = 'Utdatert';

/** The response with outdated names and sentences. Codes, numbers and dates stay, so that a page can read it. */
function outdated(value: unknown): unknown {
  if (typeof value === 'string') return /^[A-ZÆØÅ][a-zæøå]/.test(value) ? `${mark} ${value}` : value;
  if (Array.isArray(value)) return value.map(outdated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, outdated(inner)]));
}

/** The same response, outdated. A response that is not JSON stays. */
export async function outdatedResponse(response: Response): Promise<Response> {
  const text = await response.clone().text();
  if (!response.ok || !/^[{[]/.test(text)) return response;
  const { status, headers } = response;
  return new Response(JSON.stringify(outdated(JSON.parse(text))), { status, headers });
}
