import type { TFunction } from 'i18next';
import { showNumber } from '#web/platform/format/numbers.ts';

/** Formats a minimum rating: 'Từ 4,5 sao'. */
export const starsLabel = (t: TFunction<'listing'>, language: string, stars: number): string =>
  t('facet.atLeast', { stars: showNumber(stars, language) });
