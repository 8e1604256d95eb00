import { provePaths } from './prove-paths.ts';
import { proveScreens } from './prove-screens.ts';

await provePaths('policies');
await proveScreens('policies');
