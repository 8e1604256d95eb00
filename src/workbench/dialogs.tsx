import '#app/look/index.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openRun } from './page/run.ts';
import { VisitorScreens } from './page/visitor-page.tsx';

// A page of its own: a dialog covers all of it.
const run = openRun('dialog-gallery');

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <main className="page">
      <VisitorScreens run={run} />
    </main>
  </StrictMode>,
);
