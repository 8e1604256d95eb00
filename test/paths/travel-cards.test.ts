import { provePaths } from './prove-paths.ts';
import { proveScreens } from './prove-screens.ts';

await provePaths('travel-cards');
await proveScreens('travel-cards');
