import { queryParameter } from '#app/page/query.ts';
import { startSubApp } from '#app/start/start-sub-app.tsx';
import { isCreated } from '#domain/buying/direct-debit.ts';
import { routes } from './direct-debit-receipt.routes.ts';

void startSubApp((configuration) => {
  const [created, failed] = routes(configuration);
  return [isCreated(queryParameter(location, 'status')) ? created : failed];
});
