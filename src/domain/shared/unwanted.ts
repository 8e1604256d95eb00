interface Customer {
  readonly kundestatus?: string | null | undefined;
}

/** Whether the insurer does not sell digitally to this customer (A6.6). */
export const isUnwantedCustomer = ({ kundestatus }: Customer): boolean => kundestatus === 'UONSKET';
