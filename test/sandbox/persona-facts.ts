import { products } from '#domain/products/catalogue.ts';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { documentPath, visitAtOnce } from './visitor.ts';

/** The responses for a persona: one cell for each column of the README's table. */
export async function factsOf(id: PersonaId): Promise<readonly string[]> {
  const visitor = await visitAtOnce();
  await visitor.get(`${documentPath}?persona=${id}`);
  const segment = personas[id].organisation === null ? 'private' : 'business';
  const range = products.filter((product) => product.kind === 'damage' && product.segment === segment);
  const request = async (path: string, summary: (body: never) => string) => {
    const response = await visitor.get(`/rest${path}`);
    const body: unknown = await response.json();
    return response.ok ? summary(body as never) : `${response.status} ${(body as { code: string }).code}`;
  };
  const verdict = await visitor.post('/rest/egenerklaring', {
    skadesaker: false,
    betalingsanmerkninger: false,
    oppsagtAvAndre: false,
  });
  return [
    await request('/skade/kunde', ({ forsikringer }: { forsikringer: ({ produkt: string } | null)[] }) =>
      range.every(({ code }) => forsikringer.some((policy) => policy?.produkt === code))
        ? 'all'
        : `${forsikringer.length}`,
    ),
    await request(
      '/person/kunde',
      (body: { aktiveForsikringer: unknown[]; midlertidigeForsikringer: unknown[] }) =>
        `${body.aktiveForsikringer.length + body.midlertidigeForsikringer.length}`,
    ),
    await request('/web/relasjoner', (relations: { rolle: string | null }[]) =>
      relations.length === 0 ? '–' : relations.map(({ rolle }) => rolle ?? 'none').join(', '),
    ),
    await request(
      '/fremtind-router-bm/routing',
      ({ routingTarget }: { routingTarget: string }) => routingTarget,
    ),
    verdict.ok ? (await verdict.json()).resultat : String(verdict.status),
  ];
}
