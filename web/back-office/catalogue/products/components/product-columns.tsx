import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AdminProduct } from '#shared/catalogue/admin-products.contract.ts';
import { groupLabels } from '#shared/catalogue/commission-rules.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import { ProductMenu } from './product-menu.tsx';
import { TaxBadge } from './tax-badge.tsx';
import { useSelling } from './use-selling.ts';
import { useTaxName } from './use-tax-name.ts';

const stockTones = { in_stock: '', low_stock: 'font-semibold text-gold', out_of_stock: 'text-danger' };

/** Columns of the product list. The switch for sale works in the list itself. */
export function useProductColumns(): Column<AdminProduct>[] {
  const { t } = useTranslation('staffProducts');
  const { number, vnd, day } = useFormat();
  const taxName = useTaxName();
  const selling = useSelling();
  const groupOf = ({ category }: AdminProduct) => groupLabels[category.group];
  return [
    {
      name: 'name',
      label: t('column.name'),
      main: true,
      sorts: true,
      text: ({ name }) => name,
      cell: (product) => (
        <span className="flex items-center gap-3">
          <GoodsPicture image={product.image} ground={product.ground} className="w-10! self-center" />
          <span className="min-w-0">
            <Link
              to="/admin/e-commerce/products/$id/edit"
              params={{ id: product.id }}
              className="line-clamp-2 rounded-xs sm:min-w-36 font-medium after:absolute after:inset-0 hover:text-brand"
            >
              {product.name}
            </Link>
            <span className="block text-xs text-ink-2">
              {product.code}
              {product.hasVariants && ` · ${t('hasVariants')}`}
            </span>
          </span>
        </span>
      ),
    },
    {
      name: 'price',
      label: t('column.price'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      text: ({ total }) => total,
      cell: ({ total, price }) => (
        <>
          <span className="font-semibold">{vnd(total)}</span>
          {price !== total && (
            <span className="block text-xs text-ink-2">{t('beforeTax', { price: vnd(price) })}</span>
          )}
        </>
      ),
    },
    {
      name: 'tax',
      label: t('column.tax'),
      tight: true,
      text: ({ taxType }) => taxName(taxType),
      cell: (product) => <TaxBadge {...product} />,
    },
    {
      name: 'stock',
      label: t('column.stock'),
      tight: true,
      numeric: true,
      card: 'line',
      text: ({ stock, type }) => (type === 'service' ? '' : stock.available),
      cell: ({ stock, stockStatus, type }) => (
        <span className={stockTones[stockStatus]}>
          {type === 'service' ? '–' : number(stock.available)}
          {stock.onHand > stock.available && (
            <span className="block text-xs font-normal text-ink-2">
              {t('onHand', { count: number(stock.onHand) })}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'business',
      label: t('column.business'),
      text: ({ business }) => business.name,
      cell: ({ business }) => <span className="block sm:min-w-28">{business.name}</span>,
    },
    {
      name: 'category',
      label: t('column.category'),
      text: (product) => `${product.category.name} (${groupOf(product)})`,
      cell: (product) => (
        <span className="block sm:min-w-28">
          {product.category.name}
          <span className="block text-xs whitespace-nowrap text-ink-2">
            {t('group', { share: groupOf(product) })}
          </span>
        </span>
      ),
    },
    {
      name: 'status',
      label: t('column.status'),
      tight: true,
      card: 'aside',
      text: ({ isActive }) => t(isActive ? 'status.on' : 'status.off'),
      cell: ({ id, name, isActive }) => (
        <Switch
          className="relative gap-2! text-xs"
          label={<span className="max-sm:sr-only">{t(isActive ? 'status.on' : 'status.off')}</span>}
          aria-label={`${t(isActive ? 'status.on' : 'status.off')} ${name}`}
          checked={isActive}
          disabled={selling.turning === id}
          onCheckedChange={(wanted) => selling.turn({ id, name, isActive: wanted })}
        />
      ),
    },
    {
      name: 'acts',
      label: t('column.acts'),
      tight: true,
      card: 'line',
      cell: (product) => <ProductMenu product={product} />,
    },
    {
      name: 'sold',
      label: t('column.sold'),
      seldom: true,
      tight: true,
      numeric: true,
      sorts: true,
      text: ({ sold }) => sold,
      cell: ({ sold }) => number(sold),
    },
    {
      name: 'createdAt',
      label: t('column.createdAt'),
      seldom: true,
      tight: true,
      numeric: true,
      sorts: true,
      text: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => day(createdAt),
    },
    {
      name: 'code',
      label: t('column.code'),
      seldom: true,
      tight: true,
      sorts: true,
      text: ({ code }) => code,
      cell: ({ code }) => code,
    },
  ];
}
