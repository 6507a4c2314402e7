import { useInfiniteQuery } from '@tanstack/react-query';
import { HandCoins, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFullMember } from '#shared/accounts/member-access.ts';
import type { RewardRule } from '#shared/referrals/reward-rule.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { readRewards } from '../api/referral-queries.ts';
import { percentOf } from '../rules/line-words.ts';
import { LedgerLine } from './ledger-line.tsx';
import { VoucherDialog } from './voucher-dialog.tsx';
import type { UserStatus } from '#shared/values/user-statuses.ts';

/** Shows rewards from the orders of referred members: the balance and its lines. */
export function LedgerCard({ status, className }: { status: UserStatus; className?: string }) {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  const [shown, setShown] = useState<'rules' | 'voucher'>();
  const query = useInfiniteQuery({
    queryKey: [...roots.referrals, 'ledger'],
    queryFn: ({ pageParam, signal }) => readRewards(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const [first] = query.data?.pages ?? [];
  const lines = query.data?.pages.flatMap(({ data }) => data) ?? [];
  if (query.error && !first)
    return (
      <Card {...(className && { className })}>
        <QueryError query={query} size="sm" title={t('failed')} />
      </Card>
    );
  if (!first)
    return (
      <Card {...(className && { className })}>
        <Loading>
          <Skeleton className="h-72 w-full" />
        </Loading>
      </Card>
    );
  const { balance, rule } = first;
  const canConvert = isFullMember(status) && balance.usable >= rule.leastVoucher;
  return (
    <Card padded={false} {...(className && { className })}>
      <div className="p-4 sm:p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="text-base font-bold">{t('title')}</h2>
          <Button
            size="sm"
            variant="ghost"
            className="-my-1.5 -mr-2 text-brand!"
            onClick={() => setShown('rules')}
          >
            {t('rules')}
          </Button>
        </div>
        <p className="text-sm text-ink-2">{t('lead')}</p>
        <dl className="mt-3 grid grid-cols-2 gap-3 rounded-md bg-sunken p-3.5">
          <Sum label={t('usable')} value={format.vnd(balance.usable)} strong />
          <Sum label={t('waiting')} value={format.vnd(balance.waiting + balance.held)} />
        </dl>
        {balance.usable < 0 && <p className="mt-2 text-sm text-ink-2">{t('negative')}</p>}
        <Button
          block
          variant="secondary"
          className="mt-3"
          icon={<Ticket />}
          disabled={!canConvert}
          onClick={() => setShown('voucher')}
        >
          {t('convert.action')}
        </Button>
        {!isFullMember(status) && <p className="mt-1.5 text-xs text-ink-2">{t('convert.needsKyc')}</p>}
      </div>
      {lines.length === 0 ? (
        <EmptyState size="sm" icon={<HandCoins />} title={t('empty.title')} hint={t('empty.hint')} />
      ) : (
        <ol aria-label={t('list')} className="divide-y divide-line border-t border-line px-4 sm:px-5">
          {lines.map((line) => (
            <li key={line.number} className="py-3">
              <LedgerLine line={line} waitDays={rule.waitDays} />
            </li>
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <div className="border-t border-line p-2">
          <Button
            block
            variant="ghost"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('all', { count: balance.lines })}
          </Button>
        </div>
      )}
      {shown === 'rules' && <RulesDialog rule={rule} onClose={() => setShown(undefined)} />}
      {shown === 'voucher' && (
        <VoucherDialog usable={balance.usable} rule={rule} onClose={() => setShown(undefined)} />
      )}
    </Card>
  );
}

function Sum({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className={strong ? 'text-lg font-bold' : 'text-lg font-bold text-ink-2'}>{value}</dd>
    </div>
  );
}

type RulesProps = { rule: Omit<RewardRule, 'version'>; onClose: () => void };

/** Shows the current reward rules in words. */
function RulesDialog({ rule, onClose }: RulesProps) {
  const { t } = useTranslation('rewards');
  const { vnd, percent } = useFormat();
  const lines = rule.isOn
    ? [
        t('rule.share', { percent: percentOf(rule.shareBasisPoints, percent) }),
        t('rule.identity'),
        t('rule.minOrder', { amount: vnd(rule.minOrder) }),
        t('rule.wait', { count: rule.waitDays }),
        ...(rule.monthlyCap === null ? [] : [t('rule.cap', { amount: vnd(rule.monthlyCap) })]),
        t('rule.returns'),
        t('rule.voucher', { amount: vnd(rule.leastVoucher), days: rule.voucherDays }),
      ]
    : [t('rule.off')];
  return (
    <Dialog onClose={onClose} title={t('rulesTitle')}>
      <ul className="list-disc space-y-2 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
