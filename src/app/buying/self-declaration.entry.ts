import { start } from '#app/start/start.ts';

start(['/skade/kunde'], () => import('./self-declaration.ts'));
