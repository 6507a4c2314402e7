import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Percent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { getCategoryMargins, Margin } from '#shared/overview/category-margins.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '#web/ui/data/table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { marginsQuery } from '../api/overview-query.ts';
import { createdIn } from '../rules/created-in.ts';
import { marginOf, marginPercent, unknownPercent } from '../rules/margin-share.ts';
import { CountedLink } from './counted-link.tsx';

type Margins = ReplyOf<typeof getCategoryMargins>;

/** Profit by category. Goods without a known cost are reported and left out of the profit. */
export function CategoryMargins() {
  const { t } = useTranslation('overview');
  const query = useQuery(marginsQuery);
  const margins = query.data;
  return (
    <Card padded={false} className="mb-3 overflow-hidden">
      <div className="px-4 pt-4">
        <CardHeader title={t('margin.title')} hint={t('margin.hint')} />
      </div>
      <ListFaces
        query={query}
        count={margins?.categories.length ?? 0}
        size="sm"
        failed={t('margin.failed')}
        waiting={<LoadingRows rows={4} height="h-7" className="space-y-3 p-4" />}
        empty={<EmptyState size="sm" icon={<Percent />} title={t('margin.empty')} />}
      >
        {margins && <MarginTable margins={margins} />}
      </ListFaces>
    </Card>
  );
}

function MarginTable({ margins }: { margins: Margins }) {
  const { t } = useTranslation('overview');
  const { number } = useFormat();
  const { orders, isAll, categories, total } = margins;
  return (
    <>
      <p className="relative px-4 pb-3 text-sm text-ink-2">
        <CountedLink page="/admin/e-commerce/orders" search={createdIn(margins)}>
          {t(isAll ? 'margin.orders' : 'margin.newest', { count: orders, shown: number(orders) })}
        </CountedLink>
      </p>
      <Table label={t('margin.title')}>
        <TableHead>
          <tr>
            <TableHeadCell>{t('margin.category')}</TableHeadCell>
            <TableHeadCell numeric>{t('margin.revenue')}</TableHeadCell>
            <TableHeadCell numeric className="max-sm:hidden">
              {t('margin.cost')}
            </TableHeadCell>
            <TableHeadCell numeric>{t('margin.margin')}</TableHeadCell>
            <TableHeadCell numeric>{t('margin.percent')}</TableHeadCell>
            <TableHeadCell numeric>{t('margin.unknown')}</TableHeadCell>
          </tr>
        </TableHead>
        <TableBody>
          {categories.map(({ id, name, ...margin }) => (
            <TableRow key={id} className="relative">
              <TableCell>
                {id === null ? (
                  <span className="text-ink-2">{t('margin.gone')}</span>
                ) : (
                  <CountedLink
                    page="/admin/e-commerce/products"
                    search={{ categoryId: id }}
                    className="font-medium hover:text-brand"
                  >
                    {name}
                  </CountedLink>
                )}
              </TableCell>
              <Figures margin={margin} />
            </TableRow>
          ))}
          <TableRow className="font-semibold">
            <TableCell>{t('margin.total')}</TableCell>
            <Figures margin={total} />
          </TableRow>
        </TableBody>
      </Table>
    </>
  );
}

function Figures({ margin }: { margin: Margin }) {
  const { vnd, percent } = useFormat();
  const [earned, share, unknown] = [marginOf(margin), marginPercent(margin), unknownPercent(margin)];
  const none = <span className="text-ink-3">–</span>;
  return (
    <>
      <TableCell numeric>{vnd(margin.revenue)}</TableCell>
      <TableCell numeric className="max-sm:hidden">
        {share === null ? none : vnd(margin.cost)}
      </TableCell>
      <TableCell numeric className={clsx(earned < 0 && 'text-danger')}>
        {share === null ? none : vnd(earned)}
      </TableCell>
      <TableCell numeric className={clsx(earned < 0 && 'text-danger')}>
        {share === null ? none : percent(share)}
      </TableCell>
      <TableCell numeric>
        {unknown === 0 ? (
          <span className="text-ink-3">0%</span>
        ) : (
          <span className="text-gold">{percent(unknown)}</span>
        )}
      </TableCell>
    </>
  );
}
