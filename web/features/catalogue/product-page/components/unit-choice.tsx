import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ProductUnit } from '#shared/catalogue/unit.ts';
import { formatVnd } from '#shared/values/money.ts';
import { useFormat } from '#web/platform/format/use-format.ts';

/** Shows the sales units of a product, each with its own page; with the price per smallest unit. */
export function UnitChoice({ units, productId }: { units: readonly ProductUnit[]; productId: string }) {
  const { t } = useTranslation('product');
  const { number } = useFormat();
  const base = units.find(({ quantity }) => quantity === 1)?.unit;
  return (
    <nav aria-label={t('units.title')}>
      <p aria-hidden className="mb-2 text-sm font-semibold">
        {t('units.title')}
      </p>
      <ul className="flex flex-wrap gap-2">
        {units.map(({ productId: id, slug, unit, quantity, total }) => (
          <li key={id}>
            <Link
              to="/e-commerce/product/$slug"
              params={{ slug }}
              aria-current={id === productId ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 flex-col justify-center rounded-md border px-3 py-1.5 text-sm',
                id === productId ? 'border-brand font-semibold text-brand' : 'border-line hover:border-brand',
              )}
            >
              <span className="first-letter:uppercase">
                {quantity === 1 || !base ? unit : t('units.of', { unit, amount: number(quantity), base })}
              </span>
              <span className="text-xs font-normal text-ink-2 tabular-nums">
                {t('units.each', { price: formatVnd(Math.round(total / quantity)), base: base ?? unit })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
