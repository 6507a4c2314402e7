import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { moneyBackOf } from '#shared/returns/return-effects.ts';
import type { ReturnOrder } from '#shared/returns/return-order.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import { asMember, type ReturnAsker } from '../rules/return-asker.ts';
import { ReturnStatusBadge } from '#web/ui/status/return-status-badge.tsx';

const linkLook =
  'rounded-xs font-bold tabular-nums after:absolute after:inset-0 after:rounded-md hover:text-brand';

export function ReturnCard({ entry, asker = asMember }: { entry: ReturnOrder; asker?: ReturnAsker }) {
  const { t } = useTranslation('returns');
  const { moment } = useFormat();
  const { id, code, items, resolution } = entry;
  const [first, ...more] = items;
  const back = moneyBackOf(entry);
  return (
    <Card padded={false} className="relative px-4 py-3.5 transition-colors hover:border-line-strong sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {asker.kind === 'member' ? (
            <Link
              to="/e-commerce/returns/$id"
              params={{ id }}
              aria-label={t('list.open', { code })}
              className={linkLook}
            >
              {code}
            </Link>
          ) : (
            <Link
              to="/e-commerce/orders/guest-return"
              search={{ order: asker.orderId, id }}
              aria-label={t('list.open', { code })}
              className={linkLook}
            >
              {code}
            </Link>
          )}
          <span className="text-sm text-ink-2 tabular-nums">{moment(entry.createdAt)}</span>
        </p>
        <ReturnStatusBadge status={entry.status} />
      </div>
      {first && (
        <div className="mt-3 flex items-center gap-3.5">
          <GoodsPicture image={first.image} ground={first.ground} className="w-14!" />
          <div className="min-w-0 grow text-sm">
            <p className="line-clamp-1 font-medium">
              {first.quantity} × {first.name}
            </p>
            <p className="text-ink-2">
              {more.length > 0 && `${t('list.more', { count: more.length })} · `}
              {t('list.ofOrder', { code: entry.orderCode })}
            </p>
          </div>
          <p className="shrink-0 text-right text-sm max-sm:hidden">
            {resolution === 'exchange' ? (
              <span className="font-semibold">{t('list.exchange')}</span>
            ) : (
              back !== null && (
                <>
                  <span className="block text-ink-2">{t('list.refund')}</span>
                  <span className="font-bold tabular-nums">{formatVnd(back)}</span>
                </>
              )
            )}
          </p>
        </div>
      )}
    </Card>
  );
}
