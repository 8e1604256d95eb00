import { start } from '#app/start/start.ts';
import { toggles } from '#domain/site/toggle.ts';

start(
  {
    early: [
      '/avtalebytte/identification',
      `/toggle/${toggles.transition}`,
      '/nysalg-skade',
      '/nysalg-skade/skadesalgsinngang',
      '/digitalt-salg',
      '/skade/kunde',
      '/bankinfo',
    ],
  },
  () => import('./buy.ts'),
);
