import { AppError } from '#shared/contract/errors.ts';
import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import type { Language } from '#shared/values/language.ts';
import { errorMessage } from '#shared/messages/index.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { confirmByCall } from '../moving/confirm-order.ts';
import { saveAsShop } from '../moving/save-change.ts';
import { wrongState } from '../order-state.ts';
import { findOrder } from '../reading/read-orders.ts';

type ConfirmRefusal = { id: string; code: string; reason: string };
const atOnce = 5;

/** Confirms several orders independently: a refusal of one does not stop the others. */
export async function confirmOrders(
  context: Context,
  { ids, userId, language }: { ids: readonly string[]; userId: string; language: Language },
): Promise<ConfirmRefusal[]> {
  const confirm = async (id: string): Promise<ConfirmRefusal[]> => {
    try {
      await saveAsShop(context, id, (order, at) => {
        // The order was already confirmed, by a colleague or by an earlier send of this request, so nothing
        // is written.
        if (order.status === 'confirmed' && order.provenBy === 'staff') return { after: order, writes: [] };
        if (paymentDeadlineOf(order) !== 'proof') throw wrongState(order);
        return confirmByCall(order, userId, at);
      });
      return [];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const code = (await findOrder(context, id))?.code ?? id;
      return [{ id, code, reason: errorMessage(error.code, language, error.details.params) }];
    }
  };
  const wanted = [...new Set(ids)];
  const refused: ConfirmRefusal[] = [];
  for (let from = 0; from < wanted.length; from += atOnce)
    refused.push(...(await Promise.all(wanted.slice(from, from + atOnce).map(confirm))).flat());
  return refused;
}
