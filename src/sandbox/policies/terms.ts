import { dayOf } from '#domain/dates/format-date.ts';
import { productOf } from '#domain/products/catalogue.ts';
import { badRequest, notFound, type Operation } from '#sandbox/operation.ts';
import { pdf } from '#sandbox/pdf.ts';

const general = { id: 'GENERELLE', filename: 'generelle-vilkar.pdf', tittel: 'Generelle vilkår' };

/** For instance 'M05_STANDARD'. */
const idOf = (code: string, variant: string): string => `${code}_${variant}`;

export const termsOperations: readonly Operation[] = [
  {
    id: 'getTermsMetadata',
    method: 'GET',
    path: '/vilkar/metadata/:produktkode/:fra/',
    respond({ params: { produktkode = '', fra = '' }, query }) {
      if (dayOf(fra) !== fra) return badRequest('Ugyldig dato');
      const product = productOf(produktkode);
      if (!product) return { body: [] };
      const own = {
        id: idOf(produktkode, query.get('variantId') ?? 'STANDARD'),
        filename: `vilkar-${product.stateName}.pdf`,
        tittel: `Vilkår for ${product.name}`,
      };
      return { body: [own, general] };
    },
  },
  {
    id: 'getTermsFile',
    method: 'GET',
    path: '/vilkar/payload/:id',
    respond({ params: { id = '' }, query }) {
      const filename = query.get('filename') ?? '';
      if (!/^[\w-]+\.pdf$/.test(filename)) return badRequest('Ugyldig filnavn');
      const title = id === general.id ? general.tittel : productOf(id.split('_')[0] ?? '')?.name;
      if (title === undefined) return notFound('Fant ikke vilkårene');
      return { pdf: pdf([`VILKÅR: ${title.toUpperCase()}`, '', `Dokument ${id}`]), name: filename };
    },
  },
];
