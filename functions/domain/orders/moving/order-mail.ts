import { requestMail } from '#functions/domain/mail/mail-job.ts';
import type { OrderMailTemplate } from '#functions/domain/mail/order-mail-content.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { StoredOrder } from '../order-record.ts';

/** Whether a guest has proven nothing: a phone call does not prove an address. */
export const isUnproven = ({ userId, paidAmount, provenBy }: StoredOrder): boolean =>
  userId === null && paidAmount === 0 && provenBy !== 'link';

const listsItems: readonly OrderMailTemplate[] = ['order-placed', 'order-to-prove', 'order-merged'];

const nameOf = ({ name, variantName }: StoredOrder['items'][number]): string =>
  variantName ? `${name} (${variantName})` : name;

/** Mails the buyer in the order's language, in the transaction of the change it reports. */
export function mailBuyer(order: StoredOrder, template: OrderMailTemplate, note?: string): Operation {
  const { id, code, total, customer, items, language, userId, linksFrom } = order;
  const unproven = isUnproven(order);
  return requestMail({
    to: customer.email,
    language,
    content: {
      template,
      ...(!unproven && { fullName: customer.fullName }),
      code,
      orderId: id,
      total,
      ...(listsItems.includes(template) && {
        items: items.map((item) => ({
          name: nameOf(item),
          quantity: item.quantity,
          subtotal: item.subtotal,
        })),
      }),
      ...(template === 'order-to-prove' && order.unpaidUntil && { until: order.unpaidUntil }),
      ...(note && { note }),
      guest: userId === null,
      ...(linksFrom !== undefined && { linksFrom }),
      unproven,
    },
  });
}
