import { useTranslation } from 'react-i18next';
import { noName } from '#shared/orders/nameless-guest.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { Logo } from '#web/ui/layout/logo.tsx';

type Props = { order: StaffOrder; cashier: string | undefined };

/** Receipt for the buyer at the counter, printed on an 80 mm roll or saved as a PDF. */
export function OrderReceipt({ order, cashier }: Props) {
  const { t } = useTranslation('staffOrders');
  const { moment } = useFormat();
  const { code, createdAt, customer, pickupWarehouse } = order;
  const lines = [
    t('receipt.code', { code }),
    moment(createdAt),
    pickupWarehouse && t('receipt.place', { name: pickupWarehouse.name }),
    cashier && t('receipt.cashier', { name: cashier }),
    customer.fullName !== noName && t('receipt.customer', { name: customer.fullName }),
  ].filter((line): line is string => typeof line === 'string' && line !== '');
  return (
    <article className="mx-auto w-full max-w-[80mm] rounded-md border border-line bg-surface p-[4mm] text-xs text-ink [page:receipt] print:max-w-none print:border-0 print:bg-white print:p-0 print:text-black">
      <header className="text-center">
        <div className="flex justify-center">
          <Logo />
        </div>
        <h1 className="mt-2 text-sm font-bold uppercase">{t('receipt.title')}</h1>
        {lines.map((line) => (
          <p key={line} className="tabular-nums">
            {line}
          </p>
        ))}
      </header>
      <Goods order={order} />
      <Money order={order} />
      <p className="mt-4 text-center">{t('receipt.thanks')}</p>
    </article>
  );
}

function Goods({ order: { items } }: { order: StaffOrder }) {
  const { t } = useTranslation('staffOrders');
  const { number, vnd } = useFormat();
  const { say } = useShopWords();
  return (
    <ul className="mt-3 space-y-1.5 border-y border-dashed border-line-strong py-2">
      {items.map((item) => (
        <li key={item.id} className="break-inside-avoid">
          <p className="wrap-anywhere">
            {[item.name, item.variantName && say(item.variantName)].filter(Boolean).join(' · ')}
          </p>
          <p className="flex justify-between gap-2 tabular-nums">
            <span>{t('receipt.line', { count: number(item.quantity), price: vnd(item.unitTotal) })}</span>
            <span>{vnd(item.subtotal)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Money({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('staffOrders');
  const { vnd } = useFormat();
  const { subtotal, shippingFee, voucherDiscount, total, tax, tender, missing } = order;
  const change = tender ? tender.given - tender.cash : 0;
  const rows = [
    ['subtotal', subtotal],
    ['shipping', shippingFee],
    ['discount', -voucherDiscount],
    ['total', total],
    ['tax', tax],
    ['cash', tender?.cash ?? 0],
    ['card', tender?.card ?? 0],
    ['given', change > 0 ? (tender?.given ?? 0) : 0],
    ['change', change],
    ['paid', tender ? 0 : total - missing],
    ['missing', missing],
  ] as const;
  return (
    <dl className="mt-2 space-y-0.5">
      {rows
        .filter(([name, amount]) => amount !== 0 || name === 'total')
        .map(([name, amount]) => (
          <div
            key={name}
            className={`flex justify-between gap-2 ${name === 'total' ? 'text-sm font-bold' : ''}`}
          >
            <dt>{t(`receipt.${name}`)}</dt>
            <dd className="tabular-nums">{vnd(amount)}</dd>
          </div>
        ))}
    </dl>
  );
}
