import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/orders/order.ts';
import type { ReturnOrder } from '#shared/returns/return-order.ts';
import { RequestPage } from '../../features/returns/components/request-page.tsx';
import { PictureField } from '../../features/reviews/components/picture-field.tsx';
import { usePictures } from '../../features/reviews/hooks/use-pictures.ts';
import { toast } from '../../ui/feedback/toast.ts';

type Props = { order: Order; onDone: (made: ReturnOrder) => void };

/** The form for a return, with the field that reviews take pictures in. */
export function NewReturn({ order, onDone }: Props) {
  const { t } = useTranslation(['returns', 'orders']);
  const pictures = usePictures([], (index) => t('detail.picture', { index }));
  const { ids, sending, failed } = pictures;
  return (
    <RequestPage
      order={order}
      crumbs={[
        { label: t('orders:title'), to: '/e-commerce/order' },
        { label: order.code, to: `/e-commerce/orders/${order.id}` },
        { label: t('request.title') },
      ]}
      pictures={{ field: <PictureField pictures={pictures} pending={0} />, ids, sending, failed }}
      onDone={(made) => {
        toast.success(t('request.done', { code: made.code }));
        onDone(made);
      }}
    />
  );
}
