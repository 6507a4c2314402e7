import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf, QueryOf } from '#shared/contract/route.ts';
import {
  type createWarehouse as createContract,
  searchWarehouses as searchContract,
  type ShopWarehouse,
  StaffWarehouse,
  type updateWarehouse as updateContract,
} from '#shared/catalogue/warehouse.contract.ts';
import { collator } from '#shared/values/text.ts';
import { resolveDivisions } from '#functions/domain/places/resolve-divisions.ts';
import { onceOrThrow } from '#functions/platform/records/once.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import type { Reads, Table } from '#functions/platform/table/table.ts';
import { itemRows } from '#functions/platform/views/item-rows.ts';
import { among, equals, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { column, defineRows } from '#functions/platform/views/listable.ts';
import { warehouseKey, warehousesPartition } from '../catalogue-keys.ts';

export const warehouseRecord = versioned({
  entity: 'warehouse',
  schema: StaffWarehouse,
  key: ({ id }: { id: string }) => warehouseKey(id),
  version: 'version',
  stale: 'STALE_STATE',
});

/** Maximum number of warehouses read, far more than a shop has. */
const most = 200;

async function readAll(table: Reads): Promise<StaffWarehouse[]> {
  const { items } = await table.list({ pk: warehousesPartition, limit: most }, StaffWarehouse);
  return items.toSorted((a, b) => collator.compare(a.name, b.name));
}

/** Lists all warehouses by name; paused ones have a reason. */
export const readWarehouses = (table: Reads): Promise<ShopWarehouse[]> => readAll(table);

/** Lists all warehouses by name. */
export const listWarehouses = ({ table }: Context): Promise<StaffWarehouse[]> => readAll(table);

export const listPublicWarehouses = ({ table }: Context): Promise<ShopWarehouse[]> => readWarehouses(table);

const warehouses = defineRows(StaffWarehouse, {
  name: 'warehouses',
  columns: {
    name: column.name(({ name }) => name),
    code: column.text(({ code }) => code),
    province: column.text(({ province }) => province),
    isActive: column.flag(({ isActive }) => isActive),
  },
  searched: ({ name, code, address, province }) => [name, code, address, province],
});

const warehouseList = listQuery(warehouses, searchContract, {
  q: search(),
  province: among('province'),
  isActive: equals('isActive'),
});

/** Returns a page of warehouses with the filters and sorting of staff. */
export const searchWarehouses = async ({ table }: Context, query: QueryOf<typeof searchContract>) =>
  listOf(warehouseList, query, {}, itemRows(warehouses, await readAll(table)));

export const findWarehouse = (table: Table, id: string): Promise<StaffWarehouse | undefined> =>
  warehouseRecord.find(table, { id });

export const getWarehouse = ({ table }: Context, id: string): Promise<StaffWarehouse> =>
  warehouseRecord.get(table, { id });

type SaidDivisions = Pick<BodyOf<typeof updateContract>, 'currentDivision' | 'formerDivision'>;

/** Adds the division names for the given codes; divisions that are not given stay. */
function divisionsOf({ currentDivision: current, formerDivision: former }: SaidDivisions) {
  const today = current && resolveDivisions({ system: 'v2', districtCode: null, ...current });
  const before = former && resolveDivisions({ system: 'v1', ...former });
  const { province = '', ward = null } = today ?? {};
  return {
    ...(current !== undefined && { currentDivision: current && { ...current, province, ward } }),
    ...(former !== undefined && {
      formerDivision: former && {
        ...former,
        province: before?.province ?? '',
        district: before?.district ?? '',
        ward: before?.ward ?? null,
      },
    }),
  };
}

const nowhere = { currentDivision: null, formerDivision: null };

/** Reason of the pause; empty for an active warehouse. */
const reasonOf = ({
  isActive,
  pausedReason = '',
}: {
  isActive: boolean;
  pausedReason?: string | undefined;
}) => (isActive ? '' : pausedReason);

type NewWarehouse = BodyOf<typeof createContract> & { userId: string };

/** Creates a warehouse. Its code is permanent, because it is part of the id. */
export async function createWarehouse(
  context: Context,
  { userId, clientRequestId: requestKey, ...draft }: NewWarehouse,
): Promise<StaffWarehouse> {
  const known = await readAll(context.table);
  const id = `wh_${draft.code.toLowerCase()}`;
  if (known.some(({ id: other, code }) => code === draft.code && other !== id))
    throw new AppError('CODE_EXISTS');
  const request = { who: userId, what: 'catalogue/create-warehouse', requestKey, asked: draft };
  const item = warehouseRecord.item({
    ...draft,
    ...nowhere,
    ...divisionsOf(draft),
    pausedReason: reasonOf(draft),
    id,
    version: 1,
  });
  const made = await onceOrThrow(context.table, request, {
    result: id,
    writes: [create(item, { refusal: 'CODE_EXISTS' })],
  });
  return getWarehouse(context, made);
}

export async function updateWarehouse(
  context: Context,
  { id, version, ...change }: BodyOf<typeof updateContract> & { id: string },
): Promise<StaffWarehouse> {
  const before = await getWarehouse(context, id);
  if (before.version !== version) throw new AppError('STALE_STATE');
  const { currentDivision: _current, formerDivision: _former, ...plain } = change;
  const said = { ...before, ...plain, ...divisionsOf(change) };
  const { after, writes } = warehouseRecord.replace(before, { ...said, pausedReason: reasonOf(said) });
  await writeOrThrow(context.table, writes);
  return after;
}
