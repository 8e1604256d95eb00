import '#app/look/index.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CustomerScreens } from './page/customer-page.tsx';
import { openRun } from './page/run.ts';

// A page of its own: a dialog covers all of it.
const run = openRun('dialog-gallery');

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <main className="page">
      <CustomerScreens run={run} />
    </main>
  </StrictMode>,
);
