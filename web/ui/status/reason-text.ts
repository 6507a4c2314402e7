import type { TFunction } from 'i18next';

/** Translates the shop's own codes; people's own words stay unchanged. */
export function reasonText(t: TFunction<['orders']>, reason: string): string {
  if (reason === 'unpaid' || reason === 'unproven' || reason === 'merged' || reason === 'lost')
    return t(`cancelled.${reason}`);
  const [, tookIn] = /^merged:(\S+)$/.exec(reason) ?? [];
  return tookIn ? t('timeline.tookIn', { code: tookIn }) : reason;
}
