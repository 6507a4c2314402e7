import { ChevronRight, TicketPercent, X } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { AppliedVoucher } from '#shared/vouchers/member-vouchers.contract.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { Basket } from '../api/voucher-queries.ts';
import { voucherColours } from './voucher-stub.tsx';

const VoucherPicker = lazyPiece(async () => (await import('./voucher-picker.tsx')).VoucherPicker, {
  waiting: () => <Waiting />,
  giveUp: ({ onClose }) => onClose(),
});

type VoucherOnOrder = Pick<AppliedVoucher, 'id' | 'code' | 'name' | 'type' | 'category' | 'discountAmount'>;

type Props = Basket & {
  /** Ids of the chosen vouchers. */
  chosen: readonly string[];
  /** The vouchers as applied by the server; after a change they lag behind for a moment. */
  applied: readonly VoucherOnOrder[];
  onChange: (ids: string[]) => void;
};

/** Shows the vouchers of an order in a few lines: the discount of each, and a button to choose others. */
export function VoucherLine({ chosen, applied, onChange, ...basket }: Props) {
  const { t } = useTranslation('vouchers');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const counted = applied.filter(({ id }) => chosen.includes(id));
  const remove = (id: string) => {
    onChange(chosen.filter((one) => one !== id));
    // The pressed button is removed with its line, so the focus moves here.
    button.current?.focus();
  };
  return (
    <section aria-label={t('line.label')}>
      <ChooseButton ref={button} chosen={chosen.length} counted={counted} onClick={() => setOpen(true)} />
      {chosen.length > 0 && (
        <ul className="mt-2 divide-y divide-line px-1">
          {chosen.map((id) => (
            <Chosen
              key={id}
              voucher={counted.find((voucher) => voucher.id === id)}
              onRemove={() => remove(id)}
            />
          ))}
        </ul>
      )}
      {open && (
        <VoucherPicker {...basket} chosen={chosen} onChange={onChange} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <span role="status" className="sr-only">
      {t('loading')}
    </span>
  );
}

type ButtonProps = {
  ref: Ref<HTMLButtonElement>;
  chosen: number;
  counted: readonly VoucherOnOrder[];
  onClick: () => void;
};

/** Shows a button with the number of vouchers and their total discount. */
function ChooseButton({ ref, chosen, counted, onClick }: ButtonProps) {
  const { t } = useTranslation('vouchers');
  const total = counted.reduce((sum, { discountAmount }) => sum + discountAmount, 0);
  const isCounted = counted.length === chosen;
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={VoucherPicker.prepare}
      onFocus={VoucherPicker.prepare}
      onClick={onClick}
      className="flex min-h-13 w-full items-center gap-3 rounded-md border border-line-strong px-4 py-2 text-left text-sm transition-colors hover:border-control hover:bg-sunken"
    >
      <TicketPercent aria-hidden className="size-5 shrink-0 text-brand" />
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t('choose')}</span>
        {chosen === 0 ? (
          <span className="text-xs text-pretty text-ink-2 sm:text-sm">{t('line.none')}</span>
        ) : (
          <span aria-live="polite" className="font-semibold text-jade tabular-nums">
            {isCounted
              ? t('line.chosenTotal', { count: chosen, amount: formatVnd(total) })
              : t('line.chosen', { count: chosen })}
          </span>
        )}
      </span>
      <ChevronRight aria-hidden className="size-4.5 shrink-0 text-ink-3" />
    </button>
  );
}

type ChosenProps = { voucher: VoucherOnOrder | undefined; onRemove: () => void };

function Chosen({ voucher, onRemove }: ChosenProps) {
  const { t } = useTranslation('vouchers');
  if (!voucher)
    return (
      <li className="flex min-h-11 items-center gap-3">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="ml-auto h-4 w-16" />
      </li>
    );
  const { name, code, discountAmount } = voucher;
  const { tone, Icon } = voucherColours(voucher);
  return (
    <li className="flex min-h-11 items-center gap-3 text-sm">
      <span aria-hidden className={`flex size-7 shrink-0 items-center justify-center rounded-sm ${tone}`}>
        <Icon className="size-4" />
      </span>
      <span className="line-clamp-2 min-w-0 grow py-1 leading-5" title={code}>
        {name}
      </span>
      <span className="shrink-0 font-semibold text-jade tabular-nums">−{formatVnd(discountAmount)}</span>
      <IconButton className="-mr-2" label={t('line.remove', { code })} icon={<X />} onClick={onRemove} />
    </li>
  );
}
