import type { TFunction } from 'i18next';

/** Reasons of the shop's own come by name; what people wrote stands as they wrote it. */
export const reasonText = (t: TFunction<['orders']>, reason: string): string =>
  reason === 'unpaid' || reason === 'unproven' ? t(`cancelled.${reason}`) : reason;
