import { useTranslation } from 'react-i18next';

/** A day as people in Vietnam write it; something to read even where there is no such day. */
export function useDayText(): (iso: string) => string {
  const { t, i18n } = useTranslation('common');
  const format = new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : 'vi-VN', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Asia/Ho_Chi_Minh',
  });
  return (iso) => {
    const day = new Date(iso);
    return Number.isNaN(day.getTime()) ? t('date.unknown') : format.format(day);
  };
}
