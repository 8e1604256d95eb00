/** Makes the sandbox respond to this browser after some milliseconds; returns whether it will. */
export async function setLatency(ms: string): Promise<boolean> {
  const response = await fetch('/sandbox/latency', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ms: Number(ms) }),
  }).catch(() => null);
  return response?.ok ?? false;
}
