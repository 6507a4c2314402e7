import { TicketX, Check, Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedVoucher } from '#shared/vouchers/member-vouchers.contract.ts';
import { formatVnd } from '#shared/values/money.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import type { Offers } from '../api/voucher-queries.ts';
import { afterPress, canChoose, isSameChoice, sectionsOf } from '../rules/voucher-choice.ts';
import { type CardState, VoucherCard } from './voucher-card.tsx';

type Props = {
  offers: Offers;
  chosen: readonly OfferedVoucher[];
  /** Vouchers already on the order, which count as usable. */
  applied: readonly string[];
  onChoose: (ids: string[]) => void;
};

/** Shows the best combination, then all vouchers by kind. */
export function VoucherList({ offers: { data, best }, chosen, applied, onChoose }: Props) {
  const { t } = useTranslation('vouchers');
  if (data.length === 0)
    return <EmptyState size="sm" icon={<TicketX />} title={t('picker.empty')} hint={t('picker.emptyHint')} />;
  const { points, system, unfit } = sectionsOf(data, applied);
  const suggested = data.filter(({ id }) => best.voucherIds.includes(id));
  const ids = chosen.map(({ id }) => id);
  const fits = { chosen, onChoose };
  return (
    <div className="space-y-6">
      {suggested.length > 0 && (
        <BestChoice
          vouchers={suggested}
          saved={best.totalDiscount}
          taken={isSameChoice(ids, best.voucherIds)}
          onTake={() => onChoose(best.voucherIds)}
        />
      )}
      {points.length + system.length === 0 && (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm text-ink-2">{t('picker.noneFits')}</p>
      )}
      <Section title={t('picker.points')} vouchers={points} {...fits} />
      <Section title={t('picker.system')} vouchers={system} {...fits} />
      <Section title={t('picker.unfit')} vouchers={unfit} unfit {...fits} />
    </div>
  );
}

type SectionProps = Pick<Props, 'chosen' | 'onChoose'> & {
  title: string;
  vouchers: readonly OfferedVoucher[];
  unfit?: boolean;
};

function Section({ title, vouchers, unfit = false, chosen, onChoose }: SectionProps) {
  const headingId = useId();
  if (vouchers.length === 0) return null;
  const stateOf = (voucher: OfferedVoucher): CardState => {
    if (unfit) return 'unfit';
    if (chosen.some(({ id }) => id === voucher.id)) return 'chosen';
    return canChoose(voucher, chosen) ? 'open' : 'full';
  };
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-2.5 flex items-baseline gap-2 text-sm font-bold">
        {title}
        <span className="font-medium text-ink-2">{vouchers.length}</span>
      </h3>
      <ul className="space-y-3">
        {vouchers.map((voucher) => (
          <VoucherCard
            key={voucher.id}
            voucher={voucher}
            state={stateOf(voucher)}
            onPress={() => onChoose(afterPress(voucher, chosen))}
          />
        ))}
      </ul>
    </section>
  );
}

type BestProps = { vouchers: readonly OfferedVoucher[]; saved: number; taken: boolean; onTake: () => void };

/** Shows the vouchers that together save most, to select with one click. */
function BestChoice({ vouchers, saved, taken, onTake }: BestProps) {
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
