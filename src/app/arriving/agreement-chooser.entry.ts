import { start } from '#app/start/start.ts';

// The view of every visitor who chooses: its flow would load it only with the answer.
start([], () =>
  Promise.all([import('./agreement-chooser.ts'), import('#views/arriving/switch-agreement.tsx')]),
);
