import { provePaths } from './prove-paths.ts';
import { proveScreens } from './prove-screens.ts';

await provePaths('requests');
await proveScreens('requests');
