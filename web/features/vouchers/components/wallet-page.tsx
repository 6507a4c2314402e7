import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ticket } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { UserVoucher } from '#shared/vouchers/voucher.ts';
import { type VoucherStatus, voucherStatuses } from '#shared/vouchers/voucher-status.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { walletPagesQuery } from '../api/wallet-query.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { UseNow } from './save-voucher.tsx';
import { VoucherCodeForm } from './voucher-code-form.tsx';
import { VoucherDetails } from './voucher-details.tsx';
import { VoucherSkeletons } from './voucher-skeletons.tsx';
import { VoucherStub } from './voucher-stub.tsx';

type Props = { status: VoucherStatus; onStatus: (status: VoucherStatus) => void };

export function WalletPage({ status, onStatus }: Props) {
  const { t } = useTranslation('vouchers');
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 pt-6 pb-5">
        <div>
          <h1 className="text-xl font-bold">{t('wallet.title')}</h1>
          <p className="text-sm text-ink-2">{t('wallet.lead')}</p>
        </div>
        <div className="w-full sm:w-88">
          <VoucherCodeForm />
        </div>
      </header>
      <Tabs
        label={t('wallet.title')}
        value={status}
        onChange={onStatus}
        tabs={voucherStatuses.map((value) => ({ value, label: t(`wallet.${value}`) }))}
      >
        <Vouchers status={status} />
      </Tabs>
    </>
  );
}

function Vouchers({ status }: Pick<Props, 'status'>) {
  const { t } = useTranslation('vouchers');
  const query = useInfiniteQuery(walletPagesQuery(status));
  const vouchers = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <ListFaces
      query={query}
      count={vouchers.length}
      waiting={<VoucherSkeletons />}
      failed={t('failed.list')}
      empty={<Empty status={status} />}
    >
      <ul className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3">
        {vouchers.map((voucher) => (
          <li key={voucher.id}>
            <Held voucher={voucher} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button
            loading={query.isFetchingNextPage}
            loadingText={t('wallet.loading')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('wallet.more')}
          </Button>
        </div>
      )}
    </ListFaces>
  );
}

function Empty({ status }: Pick<Props, 'status'>) {
  const { t } = useTranslation('vouchers');
  return (
    <EmptyState
      icon={<Ticket />}
      title={t(`wallet.empty.${status}`)}
      hint={status === 'unused' ? t('wallet.emptyHint') : undefined}
      action={
        status === 'unused' && (
          <ButtonLink variant="primary" to="/e-commerce">
            {t('wallet.toMarket')}
          </ButtonLink>
        )
      }
    />
  );
}

/** Shows a voucher of the member; expired or used ones are faded. */
function Held({ voucher }: { voucher: UserVoucher }) {
  const { t } = useTranslation('vouchers');
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const { day } = useFormat();
  const { status, voucherTemplate, minOrderAmount, validTo, usedAt, orderId, orderCode, code } = voucher;
  const stopped = (voucher.isPaused && t('card.paused')) || (voucher.isUsedUp && t('card.usedUp'));
  return (
    <article className="overflow-hidden rounded-md border border-line bg-surface">
      <div className="flex min-h-26">
        <VoucherStub voucher={voucher} faded={status !== 'unused' || stopped !== false} />
        <div className="flex min-w-0 grow flex-col gap-0.5 py-3 pr-3 pl-3.5 text-sm">
          <h2 className="line-clamp-2 font-bold">{voucherTemplate.name}</h2>
          <p className="text-xs text-ink-2 tabular-nums">
            {minOrderAmount > 0 ? t('card.from', { amount: formatVnd(minOrderAmount) }) : t('card.any')}
          </p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2">
            <p className="text-xs text-ink-2 tabular-nums">
              {status === 'used' && usedAt
                ? t('wallet.usedOn', { date: day(usedAt) })
                : t('card.until', { date: day(validTo) })}
            </p>
            {status === 'unused' && stopped && <Badge tone="gold">{stopped}</Badge>}
            {status === 'unused' && !stopped && (
              <span className="-mx-2.5">
                <UseNow voucher={{ ...voucher, name: voucherTemplate.name }} />
              </span>
            )}
            {status === 'used' && orderId && (
              <Link
                to="/e-commerce/orders/$id"
                params={{ id: orderId }}
                className="-mx-2.5 inline-flex min-h-9 items-center px-2.5 font-semibold text-brand hover:underline pointer-coarse:min-h-11"
              >
                {orderCode}
              </Link>
            )}
          </div>
        </div>
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? detailsId : undefined}
        onClick={() => setOpen(!open)}
        className="min-h-9 w-full border-t border-dashed border-line-strong text-xs font-semibold text-ink-2 hover:text-brand pointer-coarse:min-h-11"
      >
        {t('card.details')}
        <span className="sr-only">{` ${code}`}</span>
      </button>
      {open && <VoucherDetails id={detailsId} voucher={voucher} />}
    </article>
  );
}
