import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { type Basket, useApplyVouchers, vouchersForOrderQuery } from '../api/voucher-queries.ts';
import { isSameChoice, savingsOf } from '../rules/voucher-choice.ts';
import { VoucherCodeForm } from './voucher-code-form.tsx';
import { VoucherList } from './voucher-list.tsx';
import { VoucherSkeletons } from './voucher-skeletons.tsx';

export type VoucherPickerProps = Basket & {
  /** Ids of the vouchers on the order. */
  chosen: readonly string[];
  /** Called with the new choice once the server has accepted it. */
  onChange: (ids: string[]) => void;
  onClose: () => void;
};

/** Lets the user choose vouchers. Mount it to open it: it starts with the order's current vouchers. */
export function VoucherPicker({ chosen: applied, onChange, onClose, ...basket }: VoucherPickerProps) {
  const { t } = useTranslation('vouchers');
  const query = useQuery(vouchersForOrderQuery(basket));
  const [wanted, setWanted] = useState(applied);
  const apply = useApplyVouchers(basket);
  const offers = query.data;
  // Vouchers that no longer exist are dropped from the choice.
  const chosen = offers?.data.filter(({ id }) => wanted.includes(id)) ?? [];
  const ids = chosen.map(({ id }) => id);
  const choose = (next: string[]) => {
    setWanted(next);
    apply.reset();
  };
  const finish = () => {
    onChange(ids);
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      closable={!apply.isPending}
      title={t('picker.title')}
      footer={
        <Footer
          count={ids.length}
          saved={offers ? savingsOf(chosen, offers) : 0}
          changed={offers !== undefined && !isSameChoice(ids, applied)}
          busy={apply.isPending}
          failure={apply.error}
          onClear={() => choose([])}
          onCancel={onClose}
          onApply={() => (ids.length === 0 ? finish() : apply.mutate(ids, { onSuccess: finish }))}
        />
      }
    >
      <div className="space-y-4">
        <p className="text-sm text-pretty text-ink-2">{t('picker.hint')}</p>
        <VoucherCodeForm />
        {!offers && query.error && (
          <QueryError
            query={query}
            size="sm"
            title={t(isApiError(query.error) && query.error.status > 0 ? 'failed.list' : 'failed.listError')}
          />
        )}
        {!offers && !query.error && <VoucherSkeletons />}
        {offers && <VoucherList offers={offers} chosen={chosen} applied={applied} onChoose={choose} />}
      </div>
    </Dialog>
  );
}

type FooterProps = {
  count: number;
  saved: number;
  changed: boolean;
  busy: boolean;
  failure: Error | null;
  onClear: () => void;
  onCancel: () => void;
  onApply: () => void;
};

/** Shows the total discount, with the buttons to apply or cancel. */
function Footer({ count, saved, changed, busy, failure, onClear, onCancel, onApply }: FooterProps) {
  const { t } = useTranslation('vouchers');
  return (
    <div className="flex w-full flex-col gap-2">
      {failure && <Failure error={failure} />}
      <div className="flex min-h-9 items-center justify-between gap-3">
        <p aria-live="polite" className="min-w-0 text-sm font-semibold text-pretty tabular-nums">
          {t('picker.chosen', { count, amount: formatVnd(saved) })}
        </p>
        {count > 0 && (
          <Button variant="ghost" size="sm" className="-mr-3 max-sm:h-11" disabled={busy} onClick={onClear}>
            {t('picker.clear')}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2.5 sm:flex sm:justify-end">
        <Button className="max-sm:h-11" disabled={busy} onClick={onCancel}>
          {t('picker.cancel')}
        </Button>
        <Button
          variant="primary"
          className="max-sm:h-11"
          disabled={!changed && !busy}
          loading={busy}
          loadingText={t('picker.applying')}
          onClick={onApply}
        >
          {t('picker.apply')}
        </Button>
      </div>
    </div>
  );
}

function Failure({ error }: { error: Error }) {
  const { t } = useTranslation('vouchers');
  const answered = isApiError(error) && error.status > 0;
  return (
    <p role="alert" className="rounded-md bg-danger-soft px-4 py-2.5 text-sm text-danger">
      <span className="block font-semibold">{t(answered ? 'failed.apply' : 'failed.applyError')}</span>
      {messageOf(error)}
    </p>
  );
}
