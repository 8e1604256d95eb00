import { start } from '#app/start.ts';

start(['/skade/kunde'], () => import('#app/self-declaration.tsx'));
