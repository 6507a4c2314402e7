import { Check } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/data/badge.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { CheckList } from '#web/ui/record/check-list.tsx';
import type { Standing } from '../api/identity-queries.ts';

/** Shows the results of the automatic checks before staff review; pictures are not required. */
export function ChecksCard({ checks }: Pick<Standing, 'checks'>) {
  const { t } = useTranslation('identity');
  const [ok, wrong] = (['ok', 'wrong'] as const).map(
    (wanted) => checks.filter(({ result }) => result === wanted).length,
  ) as [number, number];
  const badge =
    wrong > 0 ? (
      <Badge tone="danger">{t('check.differing', { count: wrong })}</Badge>
    ) : (
      ok > 0 && <Badge tone="jade">{t('check.matching', { count: ok })}</Badge>
    );
  return (
    <Card>
      <CardHeader title={t('check.title')} hint={t('check.lead')} action={badge} />
      {checks.length === 0 ? (
        <p className="text-sm text-ink-2">{t('check.empty')}</p>
      ) : (
        <CheckList checks={checks} />
      )}
    </Card>
  );
}

const turns = ['reviewing', 'asking', 'approved'] as const;

/** Shows what happens after sending, and about when. */
export function AfterCard({ wait, isWaiting }: { wait: NonNullable<Standing['wait']>; isWaiting: boolean }) {
  const { t } = useTranslation('identity');
  return (
    <Card>
      <CardHeader
        title={t(isWaiting ? 'after.waiting' : 'after.title')}
        hint={wait.ahead > 0 ? t('after.ahead', { count: wait.ahead }) : t('after.first')}
        action={
          <p className="text-xl font-bold whitespace-nowrap">
            {t('after.hours', { from: wait.from, to: wait.to })}
          </p>
        }
      />
      <ol className="ml-1.5 border-l-2 border-line">
        {turns.map((turn) => (
          <li key={turn} className="relative pb-4 pl-5 text-sm last:pb-0">
            <span
              aria-hidden
              className="absolute top-1 -left-[0.4375rem] size-3 rounded-full border-2 border-ink-3 bg-surface"
            />
            <p className="font-semibold">{t(`after.${turn}`)}</p>
            <p className="text-ink-2">{t(`after.${turn}Text`)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Explains the purpose of verification, and what works without it. */
export function WhyCard() {
  const { t } = useTranslation('identity');
  return (
    <Card>
      <CardHeader title={t('why.title')} />
      <ul className="space-y-2 text-sm">
        {(['social', 'reward'] as const).map((what) => (
          <li key={what} className="flex items-center gap-2.5">
            <Check aria-hidden className="size-4.5 shrink-0 text-jade" />
            {t(`why.${what}`)}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-2">
        <Trans t={t} i18nKey="why.not" components={{ b: <b className="font-semibold text-ink" /> }} />
      </p>
    </Card>
  );
}
