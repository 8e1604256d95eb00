import { type Infer, string, type } from 'superstruct';
import { addressOf } from '#api/client.ts';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import type { TermsLink, TermsRequest } from '#domain/shared/terms.ts';
import { eachOf, lenient, readable } from '#domain/shared/wire.ts';
import { addressPart } from '#domain/site/address-part.ts';

const TermsDocument = type({ id: string(), filename: string(), tittel: lenient(string()) });

export type TermsDocument = Infer<typeof TermsDocument>;

/** Lists the documents of the terms, which depend on product and date (B7.6); none if one of them is unknown. */
export async function getTermsMetadata({
  produktkode,
  fra,
  variantId,
}: TermsRequest): Promise<readonly TermsDocument[]> {
  if (produktkode === '' || fra === '') return [];
  const variant = variantId ? `?variantId=${addressPart(variantId)}` : '';
  const path = `/vilkar/metadata/${addressPart(produktkode)}/${addressPart(fra)}/${variant}`;
  return readable(await read([...keys.terms, path], path, eachOf(TermsDocument)));
}

/** The address of a document of the terms, to read and to download it (B7.7, B7.8). */
export const getTermsFileAddress = ({ id, filename }: Pick<TermsDocument, 'id' | 'filename'>): string =>
  addressOf(`/vilkar/payload/${addressPart(id)}?filename=${addressPart(filename)}`);

/** The documents of the terms as links. A document without a title is named by its file name. */
export async function listTerms(request: TermsRequest): Promise<readonly TermsLink[]> {
  return (await getTermsMetadata(request)).map((document) => ({
    title: document.tittel ?? document.filename,
    url: getTermsFileAddress(document),
  }));
}
