import { start } from '#app/start/start.ts';

// Loads the chooser's view beside the app. Its flow would load it only after the response.
// Its first request is a write, which is never sent early.
start({}, () =>
  Promise.all([import('./agreement-chooser.ts'), import('#views/arriving/switch-agreement.tsx')]),
);
