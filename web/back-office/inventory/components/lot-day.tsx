import { useTranslation } from 'react-i18next';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { daysBetween } from '../rules/days-left.ts';

const soon = 30;

/** Expiry date of a lot, and how far away it is. */
export function LotDay({ day: expiresOn }: { day: string }) {
  const { t } = useTranslation('lots');
  const { day } = useFormat();
  const left = daysBetween(todayInVietnam(), expiresOn);
  const tone = left <= 0 ? 'text-danger' : left <= soon ? 'text-gold' : 'text-ink-2';
  return (
    <span className="tabular-nums">
      {day(expiresOn)}
      <span className={`block text-xs ${tone}`}>{wordsFor(left)}</span>
    </span>
  );

  function wordsFor(count: number): string {
    if (count === 0) return t('today');
    return count < 0 ? t('ago', { count: -count }) : t('left', { count });
  }
}
