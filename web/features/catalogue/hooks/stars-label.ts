import type { TFunction } from 'i18next';

/** 'Từ 4,5 sao'. */
export const starsLabel = (t: TFunction<'listing'>, language: string, stars: number): string =>
  t('facet.atLeast', { stars: new Intl.NumberFormat(language === 'en' ? 'en' : 'vi').format(stars) });
