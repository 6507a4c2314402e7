import { Link } from '@tanstack/react-router';
import { PackageCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isAwaited } from '#shared/purchasing/purchase-choices.ts';
import { sumsOf } from '#shared/purchasing/purchase-sums.ts';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { History } from '#web/ui/record/history.tsx';
import { PurchaseLines } from './purchase-lines.tsx';
import { PurchaseSumsList } from './purchase-sums-list.tsx';
import { SentBacks } from './sent-backs.tsx';

export function PurchasePage({ purchase }: { purchase: PurchaseWithReceipts }) {
  const { t } = useTranslation('purchasing');
  const seesCosts = useCan('costs.read');
  const { id, lines, discount = 0, freight = 0, version } = purchase;
  const priced = lines.map(({ quantity, cost = 0, taxRate = 0 }) => ({ quantity, cost, taxRate }));
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 space-y-5">
        <Card padded={false}>
          <PurchaseLines purchase={purchase} />
        </Card>
        <Receipts purchase={purchase} />
        <SentBacks purchase={purchase} />
        <Corrections purchase={purchase} />
      </div>
      <div className="space-y-5">
        <Card>
          <About purchase={purchase} />
        </Card>
        {seesCosts && (
          <Card>
            <PurchaseSumsList sums={sumsOf(priced, { discount, freight })} />
          </Card>
        )}
        <Card key={version}>
          <CardHeader title={t('page.history')} />
          <History of="purchase" id={id} />
        </Card>
      </div>
    </div>
  );
}

function About({ purchase }: { purchase: PurchaseWithReceipts }) {
  const { t } = useTranslation('purchasing');
  const { day, moment } = useFormat();
  const manages = useCan('purchases.manage');
  const { supplier, warehouse, expectedOn, createdAt, sentAt, note } = purchase;
  return (
    <Facts>
      <Fact label={t('list.supplier')}>
        {manages ? (
          <Link
            to="/admin/e-commerce/purchases"
            search={{ supplier: supplier.id }}
            className="hover:text-brand hover:underline"
          >
            {supplier.name}
          </Link>
        ) : (
          supplier.name
        )}
      </Fact>
      <Fact label={t('list.warehouse')}>{warehouse.name}</Fact>
      <Fact label={t('list.expectedOn')}>{expectedOn === '' ? '–' : day(expectedOn)}</Fact>
      <Fact label={t('list.createdAt')}>{moment(createdAt)}</Fact>
      {sentAt && <Fact label={t('page.sentAt')}>{moment(sentAt)}</Fact>}
      {note !== '' && <Fact label={t('form.note')}>{note}</Fact>}
    </Facts>
  );
}

/** Receipts of a purchase, latest first. */
function Receipts({ purchase: { receipts, lines, status } }: { purchase: PurchaseWithReceipts }) {
  const { t } = useTranslation('purchasing');
  const { day, moment, number } = useFormat();
  const { say } = useShopWords();
  const nameOf = new Map(
    lines.map((line) => [line.id, [line.name, say(line.variantName)].filter(Boolean).join(' · ')]),
  );
  return (
    <Card>
      <CardHeader title={t('page.receipts')} />
      {receipts.length === 0 ? (
        <EmptyState
          size="sm"
          icon={<PackageCheck />}
          title={t('page.noReceipts')}
          hint={t(isAwaited(status) ? 'page.noReceiptsHint' : 'page.nothingCame')}
        />
      ) : (
        <ol className="divide-y divide-line">
          {receipts.map((receipt) => (
            <li key={receipt.number} className="py-3 text-sm first:pt-0 last:pb-0">
              <p className="flex flex-wrap justify-between gap-x-3">
                <span className="font-semibold">{t('page.receipt', { number: receipt.number })}</span>
                <span className="text-ink-2 tabular-nums">
                  {[receipt.by, moment(receipt.at)].filter(Boolean).join(' · ')}
                </span>
              </p>
              <ul className="mt-1.5 space-y-1">
                {receipt.lines.map(({ lineId, quantity, lots = [], serials = [] }) => (
                  <li key={lineId} className="flex justify-between gap-3">
                    <span className="min-w-0">
                      {nameOf.get(lineId)}
                      {lots.map((lot) => (
                        <span key={`${lot.expiresOn} ${lot.code}`} className="block text-xs text-ink-2">
                          {t('page.lot', { ...lot, day: day(lot.expiresOn), count: number(lot.quantity) })}
                        </span>
                      ))}
                      {serials.length > 0 && (
                        <span className="block text-xs wrap-anywhere text-ink-2">{serials.join(', ')}</span>
                      )}
                    </span>
                    <span className="shrink-0 tabular-nums">+{number(quantity)}</span>
                  </li>
                ))}
              </ul>
              {receipt.note !== '' && <p className="mt-1.5 text-ink-2">{receipt.note}</p>}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** Corrections from later bills, latest first; renders nothing if there are none. */
function Corrections({ purchase: { corrections = [] } }: { purchase: PurchaseWithReceipts }) {
  const { t } = useTranslation('purchasing');
  const { moment, vnd } = useFormat();
  if (corrections.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('correct.all')} />
      <ol className="divide-y divide-line">
        {corrections.map(({ number, at, by, reason, stock, difference }) => (
          <li key={number} className="py-3 text-sm first:pt-0 last:pb-0">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{reason}</span>
              <span className="text-ink-2 tabular-nums">{[by, moment(at)].filter(Boolean).join(' · ')}</span>
            </p>
            <p className="mt-1 text-ink-2 tabular-nums">
              {t('correct.split', { stock: vnd(stock), difference: vnd(difference) })}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
