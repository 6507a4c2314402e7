import { Check, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { OfferedVoucher } from '#shared/vouchers/member-vouchers.contract.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/actions/button.tsx';

type Props = { vouchers: readonly OfferedVoucher[]; saved: number; taken: boolean; onTake: () => void };

/** Shows the vouchers that together save most, to select with one click. */
export function BestChoice({ vouchers, saved, taken, onTake }: Props) {
  const { t } = useTranslation('vouchers');
  const [first = '', second] = vouchers.map(({ voucherTemplate }) => voucherTemplate.name);
  const names = second === undefined ? first : t('best.and', { first, second });
  return (
    <section
      aria-label={t('best.title', { amount: formatVnd(saved) })}
      className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-md bg-jade-soft px-4 py-3"
    >
      <Sparkles aria-hidden className="size-5 shrink-0 text-jade max-sm:hidden" />
      <p className="min-w-44 grow basis-0 text-sm">
        <span className="block font-bold text-jade tabular-nums">
          {t('best.title', { amount: formatVnd(saved) })}
        </span>
        <span className="text-pretty">{t('best.with', { names })}</span>
      </p>
      {taken ? (
        <Badge tone="jade" icon={<Check aria-hidden />} className="bg-surface sm:my-2">
          {t('best.taken')}
        </Badge>
      ) : (
        <Button className="max-sm:h-11 max-sm:w-full" onClick={onTake}>
          {t('best.take')}
        </Button>
      )}
    </section>
  );
}
