import { expect } from 'vitest';
import { receiveTransfer } from '#functions/domain/inventory/transfers/receive-transfer.ts';
import { requestTransfer } from '#functions/domain/inventory/transfers/request-transfer.ts';
import { cancelTransfer, sendTransfer } from '#functions/domain/inventory/transfers/send-transfer.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { far } from './stock-shop.ts';

type Goods = { productId: string; variantId: null };
type Shelf = { onHand: number; reserved: number } | undefined;

/** Transfers of a history, oldest first, and whether the shop must do or refuse what is asked of them. */
export function transferDoings(
  context: Context,
  {
    goods,
    shelf,
    /** Whether word of a movement that names lots may still be on its way: then nobody knows which lots leave. */
    isUntold = () => Promise.resolve(false),
  }: { goods: Goods; shelf: () => Promise<Shelf>; isUntold?: () => Promise<boolean> },
) {
  const sent: { id: string; version: number; open: number; isTouched: boolean }[] = [];

  return {
    sent,
    /** Only pieces that nobody holds may leave. */
    async send(quantity: number): Promise<string | undefined> {
      const { onHand = 0, reserved = 0 } = (await shelf()) ?? {};
      const isUnclear = await isUntold();
      const lines = [{ ...goods, quantity }];
      const draft = { fromId: warehouse.id, toId: far.id, note: '', lines };
      const { id } = await requestTransfer(context, { ...draft, userId: 'lan', clientRequestId: undefined });
      const refusal = await refusalOf(sendTransfer(context, { id, userId: 'lan', version: 1 }));
      if (isUnclear) expect(refusal).toBe('STALE_STATE');
      else expect(refusal).toBe(onHand - reserved < quantity ? 'STOCK_HELD' : undefined);
      if (!refusal) sent.push({ id, version: 2, open: quantity, isTouched: false });
      return refusal;
    },
    /** Answers how many pieces never came. */
    async arrive(wanted: number, rest: 'later' | 'lost' | 'not-sent'): Promise<number> {
      const [one] = sent;
      if (!one) return 0;
      const received = Math.min(wanted, one.open);
      const lines = [{ ...goods, received, rest }];
      const { id, version, open } = one;
      const after = await receiveTransfer(context, { id, userId: 'minh', version, lines });
      one.version = after.version;
      one.open = rest === 'later' ? open - received : 0;
      one.isTouched ||= received > 0;
      expect(after.status).toBe(one.open === 0 ? 'received' : 'sent');
      if (one.open === 0) sent.shift();
      return open - received - one.open;
    },
    /** A transfer of which something arrived is called off no more. */
    async callOff(): Promise<string | undefined> {
      const [one] = sent;
      if (!one) return undefined;
      const refusal = await refusalOf(cancelTransfer(context, { ...one, userId: 'lan' }));
      expect(refusal).toBe(one.isTouched ? 'TRANSFER_CLOSED' : undefined);
      if (!refusal) sent.shift();
      return refusal;
    },
  };
}
