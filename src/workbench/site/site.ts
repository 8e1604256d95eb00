import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { registered, registry } from '#flows/registry.ts';
import { pageOf } from '#workbench/coverage/page.ts';
import type { Report } from '#workbench/coverage/report.ts';
import { others, pages, type SiteFile } from './files.ts';
import { htmlOf } from './html.ts';
import { siteFile } from './links.ts';
import { type BrowserReport, lookOf } from './look.ts';
import { requirementsByState } from './requirements-of.ts';
import { pictureLink, picturesOf, storyboard } from './storyboard.ts';

/** What the last runs have left; each may be missing. */
export interface Runs {
  /** The folder with the pictures of each flow. */
  readonly pictures: string;
  readonly coverage: Report | null;
  readonly browser: BrowserReport | null;
}

/** The atlas's page of a flow. */
const flowPage = ({
  area,
  flow,
}: {
  readonly area: string;
  readonly flow: { readonly id: string };
}): string => `docs/flows/${area}/${flow.id}.md`;

const coverageFile = (flow: string) => `coverage/${flow}.html`;

/** The coverage of one flow as a page of its own: that of all is too large to open. */
function coveragePages({ flows, missing, ...report }: Report): readonly (readonly [string, SiteFile])[] {
  return flows.map((flow) => {
    const ofFlow = missing.filter((each) => each.flow === flow.flow);
    const text = pageOf({ ...report, total: flow.counts, flows: [flow], missing: ofFlow });
    const to = relative(dirname(coverageFile(flow.flow)), siteFile(flowPage(registered(flow.flow))));
    const back = `<body>\n<p><a href="${to}">The flow ${flow.flow}</a></p>`;
    return [coverageFile(flow.flow), { text: text.replace('<body>', back) }];
  });
}

/** The pictures of a flow's page, which are beside it. */
const pictureFiles = (
  page: string,
  flow: string,
  text: string,
  folder: string,
): readonly (readonly [string, SiteFile])[] =>
  [...text.matchAll(/^### On screen: `(.+)`$/gm)].flatMap(([, state = '']) =>
    picturesOf(folder, state).map(([width, file]) => [
      join(dirname(page), pictureLink(flow, state, width)),
      { copyOf: file },
    ]),
  );

/** Every file of the site, by its path: the documentation, with a storyboard for each flow. */
export async function site({ pictures, coverage, browser }: Runs): Promise<ReadonlyMap<string, SiteFile>> {
  const known = new Set([...pages, ...others]);
  const requirementsOf = await requirementsByState();
  const made = new Map<string, SiteFile>([
    ['site.css', { copyOf: 'src/workbench/site/site.css' }],
    ['charts.js', { copyOf: 'src/workbench/site/charts.js' }],
    [
      'source-sans-3.woff2',
      {
        copyOf: 'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
      },
    ],
    ['panzoom.min.js', { copyOf: 'node_modules/@panzoom/panzoom/dist/panzoom.min.js' }],
    ...others.map((file) => [file, { copyOf: file }] as const),
    ...(coverage ? coveragePages(coverage) : []),
  ]);
  for (const page of pages) {
    const to = siteFile(page);
    let text = readFileSync(page, 'utf8');
    const flow = registry.find((each) => page === flowPage(each))?.flow.id;
    if (flow !== undefined) {
      const folder = `${pictures}/${flow}`;
      for (const [file, picture] of pictureFiles(page, flow, text, folder)) made.set(file, picture);
      text = storyboard(flow, text, {
        pictures: folder,
        requirementsOf: (state) => requirementsOf(flow, state),
        look: lookOf(flow, browser),
        coverage: made.has(coverageFile(flow)) ? relative(dirname(to), coverageFile(flow)) : null,
      });
    }
    made.set(to, { text: htmlOf(page, to, text, known) });
  }
  return made;
}
