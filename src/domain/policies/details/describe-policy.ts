import { productOf } from '#domain/products/catalogue.ts';
import type { Block } from './block.ts';
import { describeDetail } from './details.ts';
import { describeLife, type PolicyVisit } from './policy-page.ts';

/** What a policy insures, as parts of its page. */
export function describePolicy({ policy, detail, life, ...options }: PolicyVisit): readonly Block[] {
  if (life) return describeLife(life);
  const kind = productOf(policy?.produkt ?? '')?.detail?.kind;
  return kind && detail ? describeDetail(kind, detail, options) : [];
}
