import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import {
  type AdminProduct,
  deleteProduct,
  setProductSelling,
} from '#shared/catalogue/admin-products.contract.ts';
import { type ApiError, isApiError } from '#web/platform/api/api-error.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { pageOpenTo } from '#web/back-office/staff-pages.ts';

type ProductFacts = Pick<AdminProduct, 'id' | 'name' | 'isActive'>;

/** Deletes a product after a confirmation; if records refer to it, offers to take it off sale instead. */
export function useDeletion() {
  const { t } = useTranslation('staffProducts');
  const removing = useAct(deleteProduct);
  const selling = useAct(setProductSelling);
  const { ask, dialog } = useConfirm();

  async function stopInstead({ id, name, isActive }: ProductFacts, refusal: ApiError) {
    const stopped = await ask({
      title: t('referenced.title'),
      consequence: (
        <>
          <p>{refusal.message}</p>
          <Holders errors={refusal.errors} />
          {isActive && <p className="mt-2">{t('referenced.offer')}</p>}
        </>
      ),
      informs: !isActive,
      confirmText: t('status.false'),
      act: () => selling.send({ params: { id }, body: { isActive: false } }),
    });
    if (stopped) toast.success(t('stopped', { name }));
  }

  async function remove(product: ProductFacts) {
    let refusal: ApiError | undefined;
    const agreed = await ask({
      tone: 'danger',
      title: t('delete.title', { name: product.name }),
      consequence: t('delete.consequence'),
      confirmText: t('delete.confirm'),
      busyText: t('delete.busy'),
      failedTitle: t('delete.failed'),
      act: async () => {
        try {
          await removing.send({ params: { id: product.id } });
        } catch (failure) {
          if (!isApiError(failure, 'PRODUCT_REFERENCED')) throw failure;
          refusal = failure;
        }
      },
    });
    if (refusal) await stopInstead(product, refusal);
    else if (agreed) toast.success(t('deleted'));
  }

  return { remove, dialog };
}

/** Records that prevent the deletion, with links to them. */
function Holders({ errors }: Pick<ApiError, 'errors'>) {
  const { user } = useSession();
  return (
    <ul className="mt-2 list-disc pl-5 empty:hidden">
      {errors.map(({ path, message }) => {
        const page = pageOpenTo(user?.role, `/admin/e-commerce/${path.split('/')[0]}`);
        return (
          <li key={path}>
            {page ? (
              <Link
                to={`/admin/e-commerce/${path}` as LinkProps['to']}
                className="text-brand hover:underline"
              >
                {message}
              </Link>
            ) : (
              message
            )}
          </li>
        );
      })}
    </ul>
  );
}
