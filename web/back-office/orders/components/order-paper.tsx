import { useTranslation } from 'react-i18next';
import { addressLine } from '#shared/addresses/address-line.ts';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { Logo } from '#web/ui/layout/logo.tsx';

const cell = 'border border-line-strong px-2 py-1.5 align-top';

/** Printable A4 page that goes into the parcel or is handed over at the counter. */
export function OrderPaper({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('staffOrders');
  const { day } = useFormat();
  const { code, createdAt, customer, shippingAddress, pickupWarehouse, notes } = order;
  return (
    <article className="mx-auto w-full max-w-[210mm] rounded-md border border-line bg-surface p-6 text-sm text-ink sm:p-[14mm] print:max-w-none print:border-0 print:bg-white print:p-0 print:text-black">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <Logo />
        <div className="text-right">
          <h1 className="text-xl font-bold uppercase">{t('paper.title')}</h1>
          <p className="tabular-nums">{t('paper.code', { code })}</p>
          <p className="tabular-nums">{t('paper.date', { day: day(createdAt) })}</p>
        </div>
      </header>
      <section className="mt-6">
        <h2 className="font-semibold">{t(shippingAddress ? 'paper.shipTo' : 'paper.buyer')}</h2>
        <p>
          {[shippingAddress?.recipientName ?? customer.fullName, shippingAddress?.phone ?? customer.phone]
            .filter((word) => word && word !== noPhone)
            .join(' · ')}
        </p>
        {shippingAddress && <p>{addressLine(shippingAddress)}</p>}
        {pickupWarehouse && <p>{t('paper.pickup', { name: pickupWarehouse.name })}</p>}
      </section>
      <Goods order={order} />
      <Money order={order} />
      {notes !== '' && (
        <p className="mt-4">
          <span className="font-semibold">{t('lines.buyerNote')}:</span> {notes}
        </p>
      )}
      <footer className="mt-10 grid grid-cols-2 gap-8 text-center break-inside-avoid">
        {(['packedBy', 'receivedBy'] as const).map((who) => (
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

function Goods({ order: { items } }: { order: StaffOrder }) {
  const { t } = useTranslation('staffOrders');
  const { number, vnd } = useFormat();
  const { say } = useShopWords();
  return (
    <table className="mt-6 w-full border-collapse">
      <thead>
        <tr className="text-left">
          <th className={cell}>{t('paper.number')}</th>
          <th className={cell}>{t('paper.good')}</th>
          <th className={`${cell} text-right`}>{t('paper.quantity')}</th>
          <th className={`${cell} text-right`}>{t('paper.price')}</th>
          <th className={`${cell} text-right`}>{t('paper.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, place) => (
          <tr key={item.id} className="break-inside-avoid">
            <td className={`${cell} text-right tabular-nums`}>{place + 1}</td>
            <td className={cell}>
              {[item.name, item.variantName && say(item.variantName)].filter(Boolean).join(' · ')}
              <span className="block text-xs tabular-nums">{item.code}</span>
              {item.parts?.map((part) => (
                <span key={`${part.productId} ${part.variantId ?? ''}`} className="block text-xs">
                  {number(part.quantity * item.quantity)} × {part.name} ({part.code})
                </span>
              ))}
            </td>
            <td className={`${cell} text-right tabular-nums`}>{number(item.quantity)}</td>
            <td className={`${cell} text-right tabular-nums`}>{vnd(item.unitTotal)}</td>
            <td className={`${cell} text-right tabular-nums`}>{vnd(item.subtotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Money({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('staffOrders');
  const { vnd } = useFormat();
  const { subtotal, shippingFee, voucherDiscount, total, missing } = order;
  const rows = [
    ['subtotal', subtotal],
    ['shipping', shippingFee],
    ['discount', -voucherDiscount],
    ['total', total],
    ['received', missing - total],
    ['collect', missing],
  ] as const;
  return (
    <dl className="mt-4 ml-auto w-full max-w-80 space-y-1 break-inside-avoid">
      {rows
        .filter(([name, amount]) => amount !== 0 || name === 'total' || name === 'collect')
        .map(([name, amount]) => (
          <div
            key={name}
            className={`flex justify-between gap-4 ${name === 'collect' ? 'border-t border-line-strong pt-1.5 font-bold' : ''}`}
          >
            <dt>{t(`paper.sum.${name}`)}</dt>
            <dd className="tabular-nums">{vnd(amount)}</dd>
          </div>
        ))}
    </dl>
  );
}
