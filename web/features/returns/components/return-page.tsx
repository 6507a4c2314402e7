import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Info, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { ReturnItem, ReturnOrder } from '#shared/returns/return-order.ts';
import { shopperMayCancelReturn } from '#shared/returns/return-status.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Breadcrumb, type Crumb } from '#web/ui/layout/breadcrumb.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { RecordHeader } from '#web/ui/record/record-header.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import { FileButton } from '#web/ui/files/file-button.tsx';
import { returnSlip, returnTrackingQuery } from '../api/return-queries.ts';
import { asMember, type ReturnAsker } from '../rules/return-asker.ts';
import { CancelReturn } from './cancel-return.tsx';
import { ReturnStatusBadge } from '#web/ui/status/return-status-badge.tsx';
import { ReturnFacts } from './return-facts.tsx';
import { ReturnProgress } from './return-progress.tsx';
import { ReturnTimeline } from './return-timeline.tsx';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

type Props = { entry: ReturnOrder; crumbs: readonly Crumb[]; asker?: ReturnAsker };

export function ReturnPage({ entry, crumbs, asker = asMember }: Props) {
  const { t } = useTranslation('returns');
  const { moment } = useFormat();
  const tracking = useQuery(returnTrackingQuery(entry.id, asker));
  return (
    <div className="pt-4 sm:pt-6">
      <Breadcrumb items={crumbs} />
      <RecordHeader
        title={t('detail.title', { code: entry.code })}
        code={entry.code}
        copyLabel={t('detail.copy')}
        badge={<ReturnStatusBadge status={entry.status} />}
        meta={
          <>
            {t('detail.sentAt', { at: moment(entry.createdAt) })}
            <OrderLink entry={entry} asker={asker} />
          </>
        }
        actions={
          <div className="flex flex-wrap gap-2 empty:hidden max-sm:w-full [&>*]:max-sm:grow">
            {isToSend(entry) && <SlipButton entry={entry} asker={asker} />}
            {shopperMayCancelReturn(entry.status) && <CancelReturn returnId={entry.id} asker={asker} />}
          </div>
        }
      />
      <div className="space-y-5">
        <Hint entry={entry} />
        <ReturnProgress entry={entry} events={tracking.data ?? []} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="min-w-0 space-y-5">
            <Goods entry={entry} />
            <ReturnTimeline
              events={tracking.data}
              failed={tracking.isError && !tracking.data}
              onRetry={() => void tracking.refetch()}
            />
          </div>
          <ReturnFacts entry={entry} isGuest={asker.kind === 'guest'} />
        </div>
      </div>
    </div>
  );
}

/** Tells whether the goods are still to be sent: the return slip can then be printed. */
const isToSend = ({ status }: ReturnOrder): boolean => status === 'approved' || status === 'returning';

function SlipButton({ entry: { id, code }, asker }: { entry: ReturnOrder; asker: ReturnAsker }) {
  const { t } = useTranslation('returns');
  return (
    <FileButton
      className="max-sm:h-11"
      icon={<Printer />}
      aria-label={t('slip.of', { code })}
      fetchFile={() => returnSlip(id, asker)}
      loadingText={t('slip.making')}
      failed={t('slip.failed')}
    >
      {t('slip.act')}
    </FileButton>
  );
}

function OrderLink({ entry: { orderId, orderCode }, asker }: { entry: ReturnOrder; asker: ReturnAsker }) {
  const { t } = useTranslation('returns');
  const look = 'inline-flex min-h-8 items-center font-semibold text-brand hover:underline max-sm:min-h-11';
  const text = t('detail.order', { code: orderCode });
  return asker.kind === 'member' ? (
    <Link to="/e-commerce/orders/$id" params={{ id: orderId }} className={look}>
      {text}
    </Link>
  ) : (
    <Link to="/e-commerce/orders/guest" search={{ id: orderId }} className={look}>
      {text}
    </Link>
  );
}

/** Shows the next step for the shopper, or the shop's answer. */
function Hint({ entry }: { entry: ReturnOrder }) {
  const { status, method, qaResult, shopNote, code, replacement } = entry;
  const { t } = useTranslation('returns');
  const hint =
    (qaResult === 'failed' && t('hint.failed')) ||
    (replacement && t('hint.exchanged', { code: replacement.code })) ||
    (qaResult === 'partial' && t('hint.partial')) ||
    (status === 'approved' && t(`hint.approved_${method}`, { code })) ||
    (status === 'inspected' && t('hint.inspected_passed'));
  if (!hint && !shopNote) return null;
  return (
    <div className="flex gap-2.5 rounded-md border border-gold/35 bg-gold-soft px-4 py-3.5 text-sm sm:px-5">
      <Info aria-hidden className="mt-0.5 size-4.5 shrink-0 text-gold" />
      <div className="min-w-0 space-y-1">
        {hint && <p>{hint}</p>}
        {shopNote && (
          <p className="wrap-anywhere">
            <span className="font-semibold">{t('detail.shopNote')}: </span>
            {shopNote}
          </p>
        )}
      </div>
    </div>
  );
}

function Goods({ entry: { items } }: { entry: ReturnOrder }) {
  const { say } = useShopWords();
  const { t } = useTranslation('returns');
  return (
    <Card>
      <CardHeader title={t('detail.items')} />
      <ul className="-my-4 divide-y divide-line">
        {items.map((item) => (
          <li key={item.itemId} className="flex items-center gap-3.5 py-4">
            <GoodsPicture image={item.image} ground={item.ground} />
            <div className="min-w-0 grow">
              <p className="font-medium">
                <Link
                  to="/e-commerce/product/$slug"
                  params={{ slug: item.slug }}
                  className="rounded-xs hover:text-brand hover:underline"
                >
                  {item.name}
                </Link>
              </p>
              {item.variantName && <p className="text-sm text-ink-2">{say(item.variantName)}</p>}
              <p className="mt-0.5 text-sm text-ink-2 tabular-nums">
                {t('detail.each', { price: formatVnd(item.unitTotal), count: item.quantity })}
              </p>
              <Found item={item} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Shows the result of the inspection of a line. */
function Found({ item: { passed, quantity, qaNote } }: { item: ReturnItem }) {
  const { t } = useTranslation('returns');
  if (passed === null) return null;
  const parts = [
    passed > 0 && t('detail.found.passed', { count: passed }),
    quantity > passed && t('detail.found.failed', { count: quantity - passed }),
    qaNote,
  ];
  return <p className="mt-0.5 text-sm wrap-anywhere">{parts.filter(Boolean).join(' · ')}</p>;
}
