import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { StaffVoucher } from '#shared/vouchers/staff-vouchers.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Stat } from '#web/ui/data/stat.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { History } from '#web/ui/record/history.tsx';
import { type TicketOf, VoucherForm } from './voucher-form.tsx';
import { VoucherHolders } from './voucher-holders.tsx';
import { VoucherPreview } from './voucher-preview.tsx';

const tabs = ['terms', 'holders', 'preview', 'history'] as const;
export type VoucherTab = (typeof tabs)[number];

type Props = TicketOf & { voucher: StaffVoucher; tab: VoucherTab; onTab: (tab: VoucherTab) => void };

export function VoucherPage({ voucher, tab, onTab, ticket }: Props) {
  const { t } = useTranslation('promotions');
  const { id, version } = voucher;
  const parts: Record<VoucherTab, ReactNode> = {
    terms: (
      <VoucherForm
        // The key has no version, so refetches do not reset the form. Newer values are asked about field by
        // field on a conflict.
        key={id}
        voucher={voucher}
        ticket={ticket}
      />
    ),
    holders: <VoucherHolders voucher={voucher} />,
    preview: <VoucherPreview voucher={voucher} />,
    history: (
      <Card key={version} className="max-w-200">
        <History of="voucher" id={id} />
      </Card>
    ),
  };
  return (
    <>
      <Tally voucher={voucher} />
      <Tabs
        label={t('tabs.label')}
        value={tabs.includes(tab) ? tab : 'terms'}
        onChange={onTab}
        tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`), content: parts[value] }))}
      />
    </>
  );
}

/** Figures of a voucher with their limits, e.g. 120 / 500. */
function Tally({ voucher }: { voucher: StaffVoucher }) {
  const { t } = useTranslation('promotions');
  const { number } = useFormat();
  const { handedOut, handoutLimit, used, useLimit, cost, revenue, reach } = voucher;
  const of = (count: number, limit: number | null) =>
    limit === null ? number(count) : `${number(count)} / ${number(limit)}`;
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Stat
        label={t('tally.handedOut')}
        value={reach === 'everybody' ? t('tally.everybody') : of(handedOut, handoutLimit)}
      />
      <Stat label={t('tally.used')} value={of(used, useLimit)} />
      <Stat label={t('tally.cost')} value={formatVnd(cost)} />
      <Stat label={t('tally.revenue')} value={formatVnd(revenue)} hint={t('tally.revenueHint')} />
    </div>
  );
}
