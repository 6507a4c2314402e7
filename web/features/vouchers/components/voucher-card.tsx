import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { OfferedVoucher } from '#shared/vouchers/member-vouchers.contract.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { useFormat } from '#web/platform/format/use-format.ts';
import { VoucherDetails } from './voucher-details.tsx';
import { VoucherStub } from './voucher-stub.tsx';

/** `unfit`: the order may not use it. `full`: the order has its maximum number of vouchers. */
export type CardState = 'open' | 'chosen' | 'full' | 'unfit';

type Props = { voucher: OfferedVoucher; state: CardState; onPress: () => void };

/** Shows a selectable ticket with its terms below. */
export function VoucherCard({ voucher, state, onPress }: Props) {
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const noteId = useId();
  const faded = state === 'unfit' || state === 'full';
  return (
    <li
      className={clsx(
        'overflow-hidden rounded-md border bg-surface transition-colors',
        state === 'chosen' ? 'border-brand ring-1 ring-brand' : 'border-line',
        state === 'open' && 'hover:border-control',
      )}
    >
      <label
        className={clsx(
          'flex min-h-26 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
          faded ? 'cursor-not-allowed' : 'cursor-pointer',
        )}
      >
        <input
          type="checkbox"
          className="sr-only"
          checked={state === 'chosen'}
          disabled={faded}
          onChange={onPress}
          aria-describedby={noteId}
        />
        <VoucherStub voucher={voucher} faded={faded} />
        <span className="flex min-w-0 grow items-center gap-2 py-3 pr-3 pl-3.5">
          <Terms voucher={voucher} state={state} noteId={noteId} />
          <Tick state={state} />
        </span>
      </label>
      <Foot voucher={voucher} open={open} detailsId={detailsId} onToggle={() => setOpen(!open)} />
      {open && <VoucherDetails id={detailsId} voucher={voucher} />}
    </li>
  );
}

function Terms({ voucher, state, noteId }: Omit<Props, 'onPress'> & { noteId: string }) {
  const { t } = useTranslation('vouchers');
  const { voucherTemplate, minOrderAmount, maxDiscountAmount, type, freeShippingAmount } = voucher;
  const { isCategoryLimited, isProductLimited } = voucher;
  const most = type === 'free_shipping' ? freeShippingAmount : maxDiscountAmount;
  return (
    <span className="flex min-w-0 grow flex-col text-sm">
      <span className={clsx('line-clamp-2 font-bold', state === 'unfit' && 'text-ink-2')}>
        {voucherTemplate.name}
      </span>
      <span className="text-xs text-ink-2 tabular-nums">
        {most !== null && <Term>{t('card.most', { amount: formatVnd(most) })}</Term>}
        <Term>
          {minOrderAmount > 0 ? t('card.from', { amount: formatVnd(minOrderAmount) }) : t('card.any')}
        </Term>
        {isCategoryLimited && <Term>{t('details.categoryLimited')}</Term>}
        {isProductLimited && <Term>{t('details.productLimited')}</Term>}
      </span>
      <Note id={noteId} voucher={voucher} state={state} />
    </span>
  );
}

const Term = ({ children }: { children: ReactNode }) => <span className="block">{children}</span>;

/** Shows the discount for this order, or the reason why the voucher cannot be used. */
function Note({ id, voucher, state }: { id: string; voucher: OfferedVoucher; state: CardState }) {
  const { t } = useTranslation('vouchers');
  const { savings, refusal } = voucher;
  if (refusal)
    return (
      <span id={id} className="mt-1.5 block text-xs">
        <Badge tone={refusal.reason === 'expired' ? 'neutral' : 'gold'}>
          {t(refusal.reason === 'expired' ? 'card.expired' : 'card.unfit')}
        </Badge>
        <span className="mt-1 block text-pretty text-ink">{refusal.message}</span>
      </span>
    );
  return (
    <span id={id} className="mt-1 block">
      <span className="block font-semibold text-jade tabular-nums">
        {t('card.saves', { amount: formatVnd(savings) })}
      </span>
      {state === 'full' && <span className="mt-0.5 block text-xs text-ink-2">{t('card.full')}</span>}
    </span>
  );
}

function Tick({ state }: { state: CardState }) {
  if (state === 'unfit') return null;
  return (
    <span
      aria-hidden
      className={clsx(
        'flex size-6 shrink-0 items-center justify-center rounded-full border',
        state === 'chosen' && 'border-brand bg-brand text-on-brand',
        state === 'open' && 'border-control',
        state === 'full' && 'border-line bg-sunken',
      )}
    >
      {state === 'chosen' && <Check className="size-4 stroke-3" />}
    </span>
  );
}

type FootProps = { voucher: OfferedVoucher; open: boolean; detailsId: string; onToggle: () => void };

function Foot({ voucher, open, detailsId, onToggle }: FootProps) {
  const { t } = useTranslation('vouchers');
  const { day } = useFormat();
  return (
    <div className="flex items-center justify-between gap-3 border-t border-dashed border-line-strong pl-3.5 text-xs text-ink-2">
      <span className="tabular-nums">{t('card.until', { date: day(voucher.validTo) })}</span>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? detailsId : undefined}
        onClick={onToggle}
        className="inline-flex min-h-9 items-center gap-1 rounded-sm px-3 font-semibold text-ink-2 transition-colors hover:text-brand max-sm:min-h-11"
      >
        {t('card.details')}
        <span className="sr-only">{` ${voucher.code}`}</span>
        <ChevronDown
          aria-hidden
          className={clsx('size-4 transition-transform duration-150', open && 'rotate-180')}
        />
      </button>
    </div>
  );
}
