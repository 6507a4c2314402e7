import { can } from '#shared/contract/access.ts';
import { notice } from '#shared/messages/index.ts';
import * as purchasing from '#shared/purchasing/index.ts';
import * as correcting from '#functions/domain/purchasing/correct-purchase.ts';
import * as deleting from '#functions/domain/purchasing/delete-purchase.ts';
import * as finding from '#functions/domain/purchasing/find-goods.ts';
import { printPurchase } from '#functions/domain/purchasing/paper/print-purchase.ts';
import * as paying from '#functions/domain/purchasing/pay-supplier.ts';
import * as readingDebts from '#functions/domain/purchasing/read-debts.ts';
import * as readingPurchase from '#functions/domain/purchasing/read-purchase.ts';
import * as receiving from '#functions/domain/purchasing/receive-purchase.ts';
import * as drafting from '#functions/domain/purchasing/reorder/draft-reorder.ts';
import * as searchingReorder from '#functions/domain/purchasing/reorder/search-reorder.ts';
import * as saving from '#functions/domain/purchasing/save-purchase.ts';
import * as searchingPurchases from '#functions/domain/purchasing/search-purchases.ts';
import * as sendingBack from '#functions/domain/purchasing/send-back.ts';
import * as suppliers from '#functions/domain/purchasing/suppliers.ts';
import * as updating from '#functions/domain/purchasing/update-purchase.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const correctPurchase = httpRoute(
  purchasing.correctPurchase,
  ({ params, actor: { userId, role }, body, table, now }) =>
    correcting.correctPurchase(
      { table, now },
      { ...body, ...params, userId, seesCosts: can(role, 'costs.read') },
    ),
);

export const createPurchase = httpRoute(
  purchasing.createPurchase,
  ({ actor: { userId, role }, body, table, now }) =>
    saving.createPurchase({ table, now }, { ...body, userId, seesCosts: can(role, 'costs.read') }),
);

export const createSupplier = httpRoute(
  purchasing.createSupplier,
  ({ actor: { userId }, body, table, now }) => suppliers.createSupplier({ table, now }, { ...body, userId }),
);

export const deletePurchase = httpRoute(
  purchasing.deletePurchase,
  async ({ params, language, table, now }) => {
    await deleting.deletePurchase({ table, now }, params.id);
    return { success: true as const, message: notice('purchaseDeleted', language) };
  },
);

export const deleteSupplier = httpRoute(purchasing.deleteSupplier, ({ params, table, now }) =>
  suppliers.deleteSupplier({ table, now }, params.id),
);

export const draftReorder = httpRoute(purchasing.draftReorder, ({ actor: { userId }, body, table, now }) =>
  drafting.draftReorder({ table, now }, { ...body, userId }),
);

export const findPurchaseGoods = httpRoute(purchasing.findPurchaseGoods, ({ query, table, now }) =>
  finding.findPurchaseGoods({ table, now }, query.q),
);

export const getDebt = httpRoute(purchasing.getDebt, ({ params, table, now }) =>
  readingDebts.getDebt({ table, now }, params.id),
);

export const getPurchasePaper = httpRoute(
  purchasing.getPurchasePaper,
  ({ params, actor: { role }, table, now }) =>
    printPurchase(
      { table, now },
      { id: params.id, seesCosts: can(role, 'costs.read'), manages: can(role, 'purchases.manage') },
    ),
);

export const getPurchase = httpRoute(purchasing.getPurchase, ({ params, actor: { role }, table, now }) =>
  readingPurchase.getPurchase({ table, now }, { id: params.id, seesCosts: can(role, 'costs.read') }),
);

export const getSupplier = httpRoute(purchasing.getSupplier, ({ params, table, now }) =>
  suppliers.getSupplier({ table, now }, params.id),
);

export const listDebtEntries = httpRoute(purchasing.listDebtEntries, ({ params, query, table, now }) =>
  readingDebts.listDebtEntries({ table, now }, { ...query, ...params }),
);

export const listReorderIds = httpRoute(purchasing.listReorderIds, ({ query, table, now }) =>
  searchingReorder.chooseReorder({ table, now }, query),
);

export const matchGoods = httpRoute(purchasing.matchGoods, ({ body, table, now }) =>
  finding.matchGoods({ table, now }, body.codes),
);

export const paySupplier = httpRoute(
  purchasing.paySupplier,
  ({ params, actor: { userId }, body, table, now }) =>
    paying.paySupplier({ table, now }, { ...body, ...params, userId }),
);

export const receivePurchase = httpRoute(
  purchasing.receivePurchase,
  ({ params, actor: { userId, role }, body, table, now }) =>
    receiving.receivePurchase(
      { table, now },
      { ...body, ...params, userId, seesCosts: can(role, 'costs.read') },
    ),
);

export const reversePayment = httpRoute(
  purchasing.reversePayment,
  ({ params, actor: { userId }, body, table, now }) =>
    paying.reversePayment({ table, now }, { ...body, ...params, userId }),
);

export const searchDebts = httpRoute(purchasing.searchDebts, ({ query, table, now }) =>
  readingDebts.searchDebts({ table, now }, query),
);

export const searchPurchases = httpRoute(purchasing.searchPurchases, ({ query, actor: { role }, now }) =>
  searchingPurchases.searchPurchases({ now }, { ...query, seesCosts: can(role, 'costs.read') }),
);

export const searchReorder = httpRoute(purchasing.searchReorder, ({ query, actor: { role }, table, now }) =>
  searchingReorder.searchReorder({ table, now }, { ...query, seesCosts: can(role, 'costs.read') }),
);

export const searchSuppliers = httpRoute(purchasing.searchSuppliers, ({ query, table, now }) =>
  suppliers.searchSuppliers({ table, now }, query),
);

export const sendBackGoods = httpRoute(
  purchasing.sendBackGoods,
  ({ params, actor: { userId, role }, body, table, now }) =>
    sendingBack.sendBackGoods(
      { table, now },
      { ...body, ...params, userId, seesCosts: can(role, 'costs.read') },
    ),
);

export const sumDebts = httpRoute(purchasing.sumDebts, ({ table, now }) =>
  readingDebts.sumDebts({ table, now }),
);

export const updatePurchase = httpRoute(
  purchasing.updatePurchase,
  ({ params, actor: { userId, role }, body, table, now }) =>
    updating.updatePurchase(
      { table, now },
      { ...body, ...params, userId, seesCosts: can(role, 'costs.read') },
    ),
);

export const updateSupplier = httpRoute(purchasing.updateSupplier, ({ params, body, table, now }) =>
  suppliers.updateSupplier({ table, now }, { ...body, ...params }),
);
