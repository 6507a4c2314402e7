import { useLanguage } from '#web/platform/i18n/use-language.ts';

/** Days as the reader writes them, where the market is. */
export function useDay(): (iso: string) => string {
  const { contentLanguage } = useLanguage();
  const format = new Intl.DateTimeFormat(contentLanguage === 'en' ? 'en-GB' : 'vi-VN', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Asia/Ho_Chi_Minh',
  });
  return (iso) => format.format(new Date(iso));
}
