import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { request } from 'playwright';
import { main } from '#e2e/support/documents.ts';
import type { Site } from './site.ts';

const runs = 5;
const seconds = 5;

const paths = { document: main, asset: /"(\/assets\/[\w.-]+)"/g };

/** The document and the files that it names: what a browser requests of nginx before it runs any code. */
async function requestsOf(site: Site) {
  const client = await request.newContext({ baseURL: site.url, ignoreHTTPSErrors: true });
  const response = await client.get(paths.document);
  const assets = [...(await response.text()).matchAll(paths.asset)].map(([, path = '']) => path);
  const { etag = '' } = response.headers();
  await client.dispose();
  const headers = { 'Accept-Encoding': 'br, gzip' };
  return {
    'first loads': [paths.document, ...new Set(assets)].map((path) => ({ path, headers })),
    'cached loads': [{ path: paths.document, headers: { ...headers, 'If-None-Match': etag } }],
  };
}

/** Seconds of CPU that the workers of an nginx have used. */
function workerSeconds(pid: number | undefined): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const ticks = children.map((child) => {
    const fields = readFileSync(`/proc/${child}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

/** The best of some runs, and the least CPU time of one load. */
export async function throughput(site: Site) {
  const rows: Record<string, Readonly<Record<string, number>>> = {};
  for (const [kind, requests] of Object.entries(await requestsOf(site))) {
    const results: { readonly rate: number; readonly cpu: number }[] = [];
    for (let run = 0; run < runs; run++) {
      const before = workerSeconds(site.pid);
      const {
        requests: sent,
        errors,
        non2xx,
        duration,
      } = await autocannon({
        url: site.url,
        connections: 50,
        duration: seconds,
        requests: [...requests],
        tlsOptions: { rejectUnauthorized: false },
      });
      const failed = errors + (kind === 'cached loads' ? 0 : non2xx);
      if (failed > 0) throw new Error(`${failed} requests of ${kind} failed`);
      const loads = sent.total / requests.length;
      results.push({
        rate: loads / duration,
        cpu: ((workerSeconds(site.pid) - before) * 1000) / loads,
      });
    }
    rows[kind] = {
      'requests of nginx': requests.length,
      'loads per second': Math.round(Math.max(...results.map(({ rate }) => rate))),
      'CPU ms of nginx per load': Number(Math.min(...results.map(({ cpu }) => cpu)).toFixed(3)),
    };
  }
  return rows;
}
