import { Link } from '@tanstack/react-router';
import { Plus, Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { isBoundTo, maxUnitsOfBase } from '#shared/catalogue/unit.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { useUnitBase } from './unit-fields.tsx';

/** Bigger units of a product, each a product of its own, and a link to add one. */
export function UnitsCard({ product }: { product: ProductForStaff }) {
  const { t } = useTranslation('staffProducts');
  const { number, vnd } = useFormat();
  const { id, type, masterUnitId, variants, units = [], available } = product;
  if (type !== 'product' || isBoundTo(masterUnitId) || variants.length > 0) return null;
  const [base, ...bigger] = units;
  return (
    <Card>
      <CardHeader
        title={t('units.title')}
        hint={t('units.hint')}
        action={
          bigger.length < maxUnitsOfBase && (
            <ButtonLink
              size="sm"
              to="/admin/e-commerce/products/create"
              search={{ unitOf: id }}
              icon={<Plus />}
            >
              {t('units.add')}
            </ButtonLink>
          )
        }
      />
      {bigger.length > 0 && (
        <ul aria-label={t('units.title')} className="divide-y divide-line">
          {bigger.map((unit) => (
            <li
              key={unit.productId}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5 text-sm"
            >
              <span className="min-w-0">
                <Link
                  to="/admin/e-commerce/products/$id/edit"
                  params={{ id: unit.productId }}
                  className="rounded-xs font-semibold hover:text-brand hover:underline"
                >
                  {unit.name}
                </Link>{' '}
                {!unit.isActive && <Badge>{t('status.false')}</Badge>}
                <span className="block text-ink-2 tabular-nums">
                  {t('units.line', {
                    unit: unit.unit,
                    base: base?.unit,
                    amount: number(unit.quantity),
                    left: number(Math.floor(available / unit.quantity)),
                    pieces: number(available),
                  })}
                </span>
              </span>
              <span className="font-semibold tabular-nums">{vnd(unit.total)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Says that the stock of a unit is kept with its base product. */
export function UnitStock() {
  const { t } = useTranslation('staffProducts');
  const { base } = useUnitBase();
  return (
    <Card>
      <CardHeader
        title={t('form.part.stock')}
        hint={base ? t('units.keptAt', { name: base.name }) : t('units.kept')}
        action={
          base && (
            <ButtonLink
              size="sm"
              to="/admin/e-commerce/products/$id/edit"
              params={{ id: base.id }}
              icon={<Warehouse />}
            >
              {t('units.openBase')}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
}
