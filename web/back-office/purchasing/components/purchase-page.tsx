import { Link } from '@tanstack/react-router';
import { PackageCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnItsWay } from '#shared/purchasing/purchase-choices.ts';
import type { PurchaseWithReceipts, Receipt } from '#shared/purchasing/purchase.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { History } from '#web/ui/record/history.tsx';
import { sumsOfPurchase } from '../rules/purchase-boxes.ts';
import { PurchaseLines } from './purchase-lines.tsx';
import { PurchaseSumsList } from './purchase-sums-list.tsx';

type Props = { purchase: PurchaseWithReceipts };

export function PurchasePage({ purchase }: Props) {
  const { t } = useTranslation('purchasing');
  const seesCosts = useCan('costs.read');
  const { id, version } = purchase;
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
            <PurchaseSumsList sums={sumsOfPurchase(purchase)} />
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

function About({ purchase }: Props) {
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
function Receipts({ purchase: { receipts, lines, status } }: Props) {
  const { t } = useTranslation('purchasing');
  return (
    <Card>
      <CardHeader title={t('page.receipts')} />
      {receipts.length === 0 ? (
        <EmptyState
          size="sm"
          icon={<PackageCheck />}
          title={t('page.noReceipts')}
          hint={t(isOnItsWay(status) ? 'page.noReceiptsHint' : 'page.nothingCame')}
        />
      ) : (
        <ol className="divide-y divide-line">
          {receipts.map((receipt) => (
            <Paper
              key={receipt.number}
              paper={receipt}
              title={t('page.receipt', { number: receipt.number })}
              sign="+"
              lines={lines}
              note={receipt.note}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

/** Returns to the supplier, latest first; renders nothing if there are none. */
function SentBacks({ purchase: { sentBacks, lines } }: Props) {
  const { t } = useTranslation('purchasing');
  const { vnd } = useFormat();
  if (sentBacks.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('page.sentBacks')} />
      <ol className="divide-y divide-line">
        {sentBacks.map((one) => (
          <Paper
            key={one.number}
            paper={one}
            title={t('page.sentBack', { number: one.number })}
            sign="−"
            lines={lines}
            note={one.reason}
          >
            {one.credit !== undefined && (
              <p className="mt-1 text-ink-2 tabular-nums">{t('page.credit', { amount: vnd(one.credit) })}</p>
            )}
          </Paper>
        ))}
      </ol>
    </Card>
  );
}

type PaperProps = {
  paper: Pick<Receipt, 'at' | 'by' | 'lines'>;
  title: string;
  /** Whether the goods came or went. */
  sign: '+' | '−';
  lines: PurchaseWithReceipts['lines'];
  note: string;
  children?: ReactNode;
};

/** A receipt or a return: who booked it, its goods with lots and serial numbers, and its note. */
function Paper({ paper, title, sign, lines: ordered, note, children }: PaperProps) {
  const { t } = useTranslation('purchasing');
  const { day, moment, number } = useFormat();
  const { say } = useShopWords();
  const nameOf = (lineId: string) => {
    const line = ordered.find(({ id }) => id === lineId);
    return line && [line.name, say(line.variantName)].filter(Boolean).join(' · ');
  };
  return (
    <li className="py-3 text-sm first:pt-0 last:pb-0">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">{title}</span>
        <span className="text-ink-2 tabular-nums">
          {[paper.by, moment(paper.at)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <ul className="mt-1.5 space-y-1">
        {paper.lines.map(({ lineId, quantity, lots = [], serials = [] }) => (
          <li key={lineId} className="flex justify-between gap-3">
            <span className="min-w-0">
              {nameOf(lineId)}
              {lots.map((lot) => (
                <span key={`${lot.expiresOn} ${lot.code}`} className="block text-xs text-ink-2">
                  {t('page.lot', { ...lot, day: day(lot.expiresOn), count: number(lot.quantity) })}
                </span>
              ))}
              {serials.length > 0 && (
                <span className="block text-xs wrap-anywhere text-ink-2">{serials.join(', ')}</span>
              )}
            </span>
            <span className="shrink-0 tabular-nums">
              {sign}
              {number(quantity)}
            </span>
          </li>
        ))}
      </ul>
      {note !== '' && <p className="mt-1.5 text-ink-2">{note}</p>}
      {children}
    </li>
  );
}

/** Corrections from later bills, latest first; renders nothing if there are none. */
function Corrections({ purchase: { corrections = [] } }: Props) {
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
