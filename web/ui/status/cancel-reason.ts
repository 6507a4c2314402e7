import type { TFunction } from 'i18next';

/** Reasons of the shop's own come by name; what people wrote stands as they wrote it. */
export function reasonText(t: TFunction<['orders']>, reason: string): string {
  if (reason === 'unpaid' || reason === 'unproven' || reason === 'merged' || reason === 'lost')
    return t(`cancelled.${reason}`);
  const [, tookIn] = /^merged:(\S+)$/.exec(reason) ?? [];
  return tookIn ? t('timeline.tookIn', { code: tookIn }) : reason;
}
