import { useTranslation } from 'react-i18next';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { Logo } from '#web/ui/layout/logo.tsx';

const cell = 'border border-line-strong px-2 py-1.5 align-top';

export function PackingSlip({ order }: { order: PackingOrder }) {
  const { t } = useTranslation('packing');
  const { day, vnd } = useFormat();
  const { say } = useShopWords();
  const { code, createdAt, customer, phone, address, items, due, notes } = order;
  return (
    <article className="mx-auto w-full max-w-[148mm] break-after-page rounded-md border border-line bg-surface p-6 text-sm text-ink print:max-w-none print:border-0 print:bg-white print:p-0 print:text-black">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <Logo />
        <div className="text-right">
          <h2 className="text-lg font-bold uppercase">{t('slip.title')}</h2>
          <p className="tabular-nums">{code}</p>
          <p className="tabular-nums">{day(createdAt)}</p>
        </div>
      </header>
      <p className="mt-4 font-semibold">{`${customer.fullName} · ${phone}`}</p>
      {address && <p>{address}</p>}
      <table className="mt-4 w-full border-collapse">
        <thead>
          <tr className="text-left">
            <th className={cell}>{t('product')}</th>
            <th className={cell}>{t('sku')}</th>
            <th className={`${cell} text-right`}>{t('quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((line) => (
            <tr key={line.id}>
              <td className={cell}>
                {[line.name, say(line.variantName)].filter(Boolean).join(' · ')}
                {line.place !== '' && (
                  <span className="block text-xs">{t('atPlace', { place: line.place })}</span>
                )}
                {line.combos.length > 0 && (
                  <span className="block text-xs">{t('ofCombo', { name: line.combos.join(', ') })}</span>
                )}
              </td>
              <td className={cell}>{line.sku}</td>
              <td className={`${cell} text-right tabular-nums`}>{line.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 font-semibold">{due > 0 ? t('slip.due', { due: vnd(due) }) : t('slip.paid')}</p>
      {notes !== '' && <p className="mt-2">{notes}</p>}
    </article>
  );
}
