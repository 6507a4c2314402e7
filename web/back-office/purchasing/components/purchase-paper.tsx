import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sumsOf, worthOf } from '#shared/purchasing/purchase-sums.ts';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { Logo } from '#web/ui/layout/logo.tsx';
import { supplierQuery } from '../api/purchasing-queries.ts';

const cell = 'border border-line-strong px-2 py-1.5 align-top';

/** Printable A4 page of a purchase: the order for the supplier, or a checklist for the delivery. */
export function PurchasePaper({ purchase }: { purchase: PurchaseWithReceipts }) {
  const { t } = useTranslation('purchasing');
  const { day, vnd, number } = useFormat();
  const { say } = useShopWords();
  const seesCosts = useCan('costs.read');
  const { code, createdAt, sentAt, warehouse, expectedOn, note, lines, discount = 0, freight = 0 } = purchase;
  const priced = lines.map(({ quantity, cost = 0, taxRate = 0 }) => ({ quantity, cost, taxRate }));
  const sums = sumsOf(priced, { discount, freight });
  const rows = [
    ['goods', sums.goods],
    ['discount', -sums.discount],
    ['tax', sums.tax],
    ['freight', sums.freight],
    ['total', sums.total],
  ] as const;
  return (
    <article className="mx-auto w-full max-w-[210mm] rounded-md border border-line bg-surface p-6 text-sm text-ink sm:p-[14mm] print:max-w-none print:border-0 print:bg-white print:p-0 print:text-black">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <Logo />
        <div className="text-right">
          <h1 className="text-xl font-bold uppercase">{t('paper.title')}</h1>
          <p className="tabular-nums">{t('paper.code', { code })}</p>
          <p className="tabular-nums">{t('paper.date', { day: day(sentAt ?? createdAt) })}</p>
        </div>
      </header>
      <section className="mt-6 grid gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-2">
        <SupplierFacts purchase={purchase} />
        <div>
          <h2 className="font-semibold">{t('paper.deliverTo')}</h2>
          <p>{warehouse.name}</p>
          {expectedOn !== '' && (
            <p className="tabular-nums">{t('paper.expected', { day: day(expectedOn) })}</p>
          )}
        </div>
      </section>
      <table className="mt-6 w-full border-collapse">
        <thead>
          <tr className="text-left">
            <th className={cell}>{t('paper.number')}</th>
            <th className={cell}>{t('lines.good')}</th>
            <th className={cell}>{t('paper.unit')}</th>
            <th className={`${cell} text-right`}>{t('lines.quantity')}</th>
            {seesCosts ? (
              <>
                <th className={`${cell} text-right`}>{t('lines.cost')}</th>
                <th className={`${cell} text-right`}>{t('lines.tax')}</th>
                <th className={`${cell} text-right`}>{t('lines.worth')}</th>
              </>
            ) : (
              <th className={`${cell} text-right`}>{t('paper.counted')}</th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={line.id} className="break-inside-avoid">
              <td className={`${cell} text-right tabular-nums`}>{place + 1}</td>
              <td className={cell}>
                {[line.name, say(line.variantName)].filter(Boolean).join(' · ')}
                <span className="block text-xs tabular-nums">{line.codes[0] ?? line.code}</span>
              </td>
              <td className={cell}>{line.unit}</td>
              <td className={`${cell} text-right tabular-nums`}>{number(line.quantity)}</td>
              {seesCosts ? (
                <>
                  <td className={`${cell} text-right tabular-nums`}>{vnd(line.cost ?? 0)}</td>
                  <td className={`${cell} text-right tabular-nums`}>{line.taxRate ?? 0}%</td>
                  <td className={`${cell} text-right tabular-nums`}>
                    {vnd(worthOf({ quantity: line.quantity, cost: line.cost ?? 0 }))}
                  </td>
                </>
              ) : (
                <td className={cell}>&nbsp;</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {seesCosts && (
        <dl className="mt-4 ml-auto w-full max-w-80 space-y-1 break-inside-avoid">
          {rows
            .filter(([name, amount]) => amount !== 0 || name === 'total')
            .map(([name, amount]) => (
              <div
                key={name}
                className={`flex justify-between gap-4 ${name === 'total' ? 'border-t border-line-strong pt-1.5 font-bold' : ''}`}
              >
                <dt>{t(`sums.${name}`)}</dt>
                <dd className="tabular-nums">{vnd(amount)}</dd>
              </div>
            ))}
        </dl>
      )}
      {note !== '' && (
        <p className="mt-4">
          <span className="font-semibold">{t('form.note')}:</span> {note}
        </p>
      )}
      <footer className="mt-10 grid grid-cols-2 gap-8 text-center break-inside-avoid">
        {(['orderedBy', 'receivedBy'] as const).map((who) => (
          <div key={who}>
            <p className="font-semibold">{t(`paper.${who}`)}</p>
            <p className="text-xs">{t('paper.sign')}</p>
            <div className="h-20" />
          </div>
        ))}
      </footer>
    </article>
  );
}

/** The supplier. Contact data is only shown to staff who manage purchases. */
function SupplierFacts({ purchase: { supplier } }: { purchase: PurchaseWithReceipts }) {
  const { t } = useTranslation('purchasing');
  const manages = useCan('purchases.manage');
  const { data } = useQuery({ ...supplierQuery(supplier.id), enabled: manages });
  return (
    <div>
      <h2 className="font-semibold">{t('list.supplier')}</h2>
      <p>{supplier.name}</p>
      {data?.address && <p>{data.address}</p>}
      {data?.phone && <p className="tabular-nums">{t('paper.phone', { phone: data.phone })}</p>}
      {data?.taxCode && <p className="tabular-nums">{t('paper.taxCode', { code: data.taxCode })}</p>}
      {data?.terms && <p>{data.terms}</p>}
    </div>
  );
}
