import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ReorderDrafts } from '#shared/purchasing/reorder.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** Links to the created drafts, to be checked and sent. */
export function MadeDrafts({ drafts }: { drafts: ReorderDrafts['data'] }) {
  const { t } = useTranslation('reorder');
  const { number } = useFormat();
  if (drafts.length === 0) return null;
  return (
    <Notice tone="jade" className="mb-4" title={t('made.title', { count: drafts.length })}>
      <p>{t('made.hint')}</p>
      <ul className="mt-1 space-y-1">
        {drafts.map(({ id, code, supplierName, warehouseName, goods, quantity }) => (
          <li key={id}>
            <Link
              to="/admin/e-commerce/purchases/$id"
              params={{ id }}
              className="font-semibold text-ink underline underline-offset-2 hover:no-underline"
            >
              {code}
            </Link>{' '}
            {supplierName} · {warehouseName} ·{' '}
            {t('preview.lines', { count: goods, goods: number(goods), quantity: number(quantity) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
