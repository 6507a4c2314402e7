import * as z from 'zod';
import { ProductId } from '../catalogue/product.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { tidy } from '../values/text.ts';
import { Goods } from './goods.contract.ts';
import { StoredLots } from './lots.ts';
import { maxTransferLines, shortageCauses, transferList, transferStatuses } from './transfer-choices.ts';

const access = staff('inventory.write');

const WarehouseId = z.string().min(1, { error: 'required' }).max(64);
const VariantId = z.string().min(1).max(160).nullable();
const Pieces = z.int().min(0).max(1_000_000);
const Note = z.string().max(300).transform(tidy);
const Version = z.int().min(1);
const RequestKey = z.string().min(8).max(64).optional();

const Place = z.object({ id: z.string(), name: z.string() });
/** A staff member; the name is null after the account was deleted. */
const Person = z.object({ id: z.string(), fullName: z.string().nullable() });

/** A transfer of goods from one warehouse to another. */
export const TransferRow = z.object({
  id: z.string(),
  /** Readable code of the transfer, such as CK261123AB3D. */
  code: z.string(),
  from: Place,
  to: Place,
  note: z.string(),
  status: z.enum(transferStatuses),
  lineCount: z.int(),
  pieces: z.int(),
  /** Pieces that have arrived, and pieces that never will. */
  received: z.int(),
  short: z.int(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** Time at which the last piece arrived or was given up, or the transfer was cancelled. */
  closedAt: z.string().nullable(),
  version: z.int(),
});
export type TransferRow = z.infer<typeof TransferRow>;

export const TransferLine = Goods.extend({
  quantity: z.int(),
  received: z.int(),
  /** Lots of the sent pieces, set when sent. The rest of the quantity is of no known lot. */
  lots: StoredLots,
  shortages: z.array(
    z.object({ quantity: z.int(), cause: z.enum(shortageCauses), by: Person, at: z.string() }),
  ),
});
export type TransferLine = z.infer<typeof TransferLine>;

export const Transfer = TransferRow.extend({
  lines: z.array(TransferLine).max(maxTransferLines),
  createdBy: Person,
  sentBy: Person.nullable(),
  closedBy: Person.nullable(),
});
export type Transfer = z.infer<typeof Transfer>;

const ofGoods = { productId: ProductId, variantId: VariantId };
const eachOnce = (lines: readonly { productId: string; variantId: string | null }[]): boolean =>
  new Set(lines.map(({ productId, variantId }) => `${productId} ${variantId}`)).size === lines.length;

/** A new transfer: the goods, and the two warehouses. */
export const TransferDraft = z
  .strictObject({
    fromId: WarehouseId,
    toId: WarehouseId,
    note: Note.default(''),
    lines: z
      .array(z.strictObject({ ...ofGoods, quantity: Pieces.min(1) }))
      .min(1, { error: 'goods-needed' })
      .max(maxTransferLines)
      .refine(eachOnce, { error: 'each-once' }),
  })
  .refine(({ fromId, toId }) => fromId !== toId, { path: ['toId'], error: 'other-warehouse' });
export type TransferDraft = z.output<typeof TransferDraft>;

/** Received pieces by line, as they were counted. */
export const TransferReceipt = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        ...ofGoods,
        received: Pieces,
        rest: z
          .enum(['later', ...shortageCauses])
          .default('later')
          .describe('What becomes of those that did not arrive'),
      }),
    )
    .min(1)
    .max(maxTransferLines)
    .refine(eachOnce, { error: 'each-once' }),
});

const params = z.object({ id: z.string().min(1).max(40) });
const unknownGoods = [
  'UNKNOWN_WAREHOUSE',
  'PRODUCT_NOT_FOUND',
  'VARIANT_NOT_FOUND',
  'UNIT_HAS_NO_SHELF',
] as const;
const refusals = ['TRANSFER_NOT_FOUND', 'TRANSFER_CLOSED', 'STALE_STATE'] as const;

export const searchTransfers = defineList({
  name: 'inventory/search-transfers',
  summary: 'Transfers between warehouses: asked for, on their way, arrived',
  path: '/admin/inventory/transfers',
  access,
  list: transferList,
  row: TransferRow,
});

export const getTransfer = defineRoute({
  name: 'inventory/get-transfer',
  summary: 'A transfer with its goods: what was sent, what arrived, what is missing and why',
  method: 'GET',
  path: '/admin/inventory/transfers/{id}',
  access,
  params,
  reply: Transfer,
  errors: ['TRANSFER_NOT_FOUND'],
});

export const requestTransfer = defineRoute({
  name: 'inventory/request-transfer',
  summary: 'Ask for goods to go from one warehouse to another; nothing leaves its shelf yet',
  method: 'POST',
  path: '/admin/inventory/transfers',
  access,
  body: TransferDraft.safeExtend({ clientRequestId: RequestKey }),
  reply: Transfer,
  status: 201,
  errors: [...unknownGoods, 'REQUEST_DIFFERS'],
});

export const updateTransfer = defineRoute({
  name: 'inventory/update-transfer',
  summary: 'Change what is asked for, as long as nothing was sent',
  method: 'PUT',
  path: '/admin/inventory/transfers/{id}',
  access,
  params,
  body: TransferDraft.safeExtend({ version: Version }),
  reply: Transfer,
  errors: [...refusals, ...unknownGoods],
});

export const sendTransfer = defineRoute({
  name: 'inventory/send-transfer',
  summary: 'The goods leave their shelves: from now on they are on their way, and nobody sells them',
  method: 'POST',
  path: '/admin/inventory/transfers/{id}/send',
  access,
  params,
  body: z.strictObject({ version: Version }),
  reply: Transfer,
  errors: [...refusals, ...unknownGoods, 'STOCK_HELD'],
});

export const receiveTransfer = defineRoute({
  name: 'inventory/receive-transfer',
  summary: 'What arrived, as it was counted; what is missing comes later, or has a cause',
  method: 'POST',
  path: '/admin/inventory/transfers/{id}/receive',
  access,
  params,
  body: TransferReceipt.safeExtend({ version: Version, clientRequestId: RequestKey }),
  reply: Transfer,
  errors: [...refusals, ...unknownGoods, 'TRANSFER_TOO_MANY', 'REQUEST_DIFFERS'],
});

export const cancelTransfer = defineRoute({
  name: 'inventory/cancel-transfer',
  summary: 'Call a transfer off of which nothing arrived: what was sent goes back to its shelves',
  method: 'POST',
  path: '/admin/inventory/transfers/{id}/cancel',
  access,
  params,
  body: z.strictObject({ version: Version }),
  reply: Transfer,
  errors: [...refusals, ...unknownGoods],
});
