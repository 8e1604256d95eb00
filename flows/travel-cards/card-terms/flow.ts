import { getTermsFileAddress, getTermsMetadata } from '#api/policies/terms.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadPolicy } from '#flows/travel-cards/card-calls.ts';
import { cardTerms } from '#machines/travel-cards/card-terms.ts';
import { TravelCardTerms } from '#views/travel-cards/travel-card-terms.tsx';

export const cardTermsFlow = defineFlow({
  title: 'Vilkår',
  machine: cardTerms,
  actors: {
    loadPolicy,
    async loadTerms({ input }) {
      if (!input) return [];
      const { produkt: produktkode, periode } = input;
      const documents = await getTermsMetadata({ produktkode, fra: periode.fra });
      return documents.map((file) => ({ title: file.tittel ?? 'Vilkår', url: getTermsFileAddress(file) }));
    },
  },
  views: {
    loadingPolicy: TravelCardTerms,
    loadingTerms: TravelCardTerms,
    listed: TravelCardTerms,
    none: TravelCardTerms,
    unavailable: TravelCardTerms,
  },
});
