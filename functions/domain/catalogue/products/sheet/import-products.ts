import * as z from 'zod';
import { ProductImportOptions } from '#shared/catalogue/product-import.ts';
import { can } from '#shared/contract/access.ts';
import { importRows } from '#functions/domain/jobs/import-rows.ts';
import { jobRecord, type StoredJob } from '#functions/domain/jobs/job-record.ts';
import type { JobContext, JobRunner } from '#functions/domain/jobs/job-runner.ts';
import type { ImportTarget, RowWeight } from '#functions/domain/jobs/job-target.ts';
import { writeWindows } from '../write-windows.ts';
import type { FindOrders } from '../delete-product.ts';
import { updateStockOfCard } from '../follow-sales.ts';
import { findSheetGoods, findSheetGoodsById } from './find-sheet-goods.ts';
import { readPlaceWords } from './place-words.ts';
import { cellsOf, variantCells } from '../product-cells.ts';
import { meaningIn } from './row-meaning.ts';
import { isNewGood, type SheetGood, variantOf } from './sheet-good.ts';
import { takeAwayWith } from './take-away.ts';
import { bindingColumns, bindsUnit } from './unit-rows.ts';
import { writesOfSheetGoods } from './write-sheet-goods.ts';
import { maxChangedTogether } from '../change-many.ts';

const ImportInput = ProductImportOptions.strip().catch({ makesNew: false, stock: null });
const ApplyInput = z.object({ checkId: z.string() });

/** Options chosen for the file; applying uses those of the check that was run before. */
async function saidOf({ table }: JobContext, { input }: StoredJob): Promise<ProductImportOptions> {
  const of = ApplyInput.safeParse(input);
  const check = of.success ? await jobRecord.find(table, { id: of.data.checkId }) : undefined;
  return ImportInput.parse(check?.input ?? input);
}

/**
 * Number of writes per row. An existing product: card, detail, audit log entry, two scheduled tasks, barcode,
 * job row and a shelf. A new one adds its claims and filing notes.
 */
const weightOf = ({ makesNew, stock }: ProductImportOptions): RowWeight => ({
  first: makesNew ? 14 : stock ? 10 : 8,
  // A new variant reserves its SKU.
  more: makesNew ? 3 : 2,
  most: 96,
});

function valuesOf(thing: SheetGood, isCounted: boolean, seesCosts: boolean) {
  const { product, sku, shelf, baseCode } = thing;
  const variant = variantOf(thing);
  const own = sku === null ? product && cellsOf(product, baseCode) : variant && variantCells(variant);
  return { ...own, ...(isCounted && { stock: shelf.onHand, ...(seesCosts && { cost: shelf.cost }) }) };
}

async function targetOf(
  context: JobContext,
  job: StoredJob,
  findOrders: FindOrders,
): Promise<ImportTarget<SheetGood>> {
  const said = await saidOf(context, job);
  const { makesNew } = said;
  const seesCosts = can(job.ownerRole, 'costs.read');
  const stock = said.stock ? { ...said.stock, jobId: job.id } : undefined;
  const warehouseId = stock?.warehouseId;
  return {
    key: 'code',
    part: 'sku',
    enough: makesNew ? ['code', 'sku', 'name'] : ['code', 'sku'],
    ignores: stock ? [] : ['stock', 'cost'],
    findByKeys: (at, _keys, rows, about) => findSheetGoods(at, rows, about, { makesNew, warehouseId }),
    findMany: (at, ids) => findSheetGoodsById(at, ids, warehouseId),
    isNew: isNewGood,
    valuesOf: (thing) => valuesOf(thing, stock !== undefined, seesCosts),
    meaningOf: meaningIn({ places: await readPlaceWords(), stock: said.stock, seesCosts }),
    together: maxChangedTogether,
    weight: weightOf(said),
    refersBy: 'masterUnitId',
    awaits: ({ product, sku, isBaseAbove }) => [
      ...(sku !== null && !product ? ['sku'] : []),
      ...(isBaseAbove ? ['masterUnitId'] : []),
    ],
    alone: ({ values }) => bindingColumns.some((column) => values[column] !== undefined),
    // Rows below a new product may have to wait for it.
    ...(makesNew && { abreast: 1 }),
    writesOf: (at, changes) => writesOfSheetGoods(at, changes, stock),
    async afterwards(at, changes) {
      const moved = changes.filter(
        ({ thing, values }) => !thing.product || 'categoryId' in values || 'businessId' in values,
      );
      await writeWindows(
        at,
        moved.map(({ thing }) => thing.productId),
      );
      const counted = changes.filter(
        (change) => change.thing.product && ('stock' in change.values || bindsUnit(change)),
      );
      for (const id of new Set(counted.map(({ thing }) => thing.productId))) await updateStockOfCard(at, id);
    },
    takeAway: takeAwayWith(findOrders, job.id),
    fileName: { vi: 'san-pham-can-sua', en: 'products-to-mend' },
  };
}

/** Imports products and variants by code and SKU; each row is saved as if staff had edited it. */
export const importProducts = (findOrders: FindOrders): JobRunner => ({
  step: async (context, job) => importRows(await targetOf(context, job, findOrders)).step(context, job),
  takeBack: async (context, job) =>
    importRows(await targetOf(context, job, findOrders)).takeBack?.(context, job) ?? {
      end: { status: 'done' },
    },
});
