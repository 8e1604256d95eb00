/**
 * The events for analytics (A7.24). Only these fields can be sent: no names, no numbers of persons or policies, nothing
 * that was typed.
 */
export type AnalyticsEvent =
  | {
      readonly event: 'modal';
      readonly modal_name: string;
      readonly modal_description: string;
      readonly modal_action: 'open' | 'close';
      readonly app_namespace: string;
    }
  | {
      readonly event: 'forsikring';
      readonly forsikring_total_count: number;
      /** Product codes. */
      readonly forsikring_product_list: readonly string[];
    }
  | {
      readonly event: 'forsikring-kunde-har-delte-forsikringer';
      readonly forsikring_kunde: CustomerKinds;
    };

const kinds = ['skade', 'person', 'delte'] as const;
type Kind = (typeof kinds)[number];

/** The kinds of policies that the customer has, such as 'skade-delte', or 'ingen'. */
type CustomerKinds = 'ingen' | Kind | `${Kind}-${Kind}` | 'skade-person-delte';

export const customerKinds = (has: Readonly<Record<Kind, boolean>>): CustomerKinds =>
  (kinds.filter((kind) => has[kind]).join('-') || 'ingen') as CustomerKinds;

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

/** Adds an event to the data layer, which a script of the surrounding site may read. */
export function track(page: Pick<Window, 'dataLayer'>, event: AnalyticsEvent): void {
  page.dataLayer ??= [];
  page.dataLayer.push(event);
}
