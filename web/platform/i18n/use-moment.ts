import { useTranslation } from 'react-i18next';

const parts = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Asia/Ho_Chi_Minh' } as const;
const day = new Intl.DateTimeFormat('en-GB', parts);
const hour = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: parts.timeZone,
});

/** 21/11/2026 09:05 where the market is; undefined for what is no date. The same in both languages. */
export function showMoment(iso: string | null | undefined): string | undefined {
  const at = new Date(iso ?? '');
  return Number.isNaN(at.getTime()) ? undefined : `${day.format(at)} ${hour.format(at)}`;
}

/** Moments as people read them, with a word for those nobody knows. */
export function useMoment(): (iso: string | null | undefined) => string {
  const { t } = useTranslation('common');
  return (iso) => showMoment(iso) ?? t('date.unknown');
}
