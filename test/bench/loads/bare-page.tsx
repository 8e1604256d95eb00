import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Customer {
  readonly kundenummer: string;
}

/** React alone, with one call: what any page of React costs. */
function BarePage() {
  const [customer, setCustomer] = useState<Customer | null>(null);
  useEffect(() => {
    fetch('/rest/skade/kunde')
      .then((response) => response.json())
      .then(setCustomer);
  }, []);
  return (
    <main>
      <h1>Kundenummer</h1>
      {customer && <p>{customer.kundenummer}</p>}
    </main>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<BarePage />);
