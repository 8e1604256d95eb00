import { provePaths } from './prove-paths.ts';
import { proveScreens } from './prove-screens.ts';

await provePaths('employees');
await proveScreens('employees');
