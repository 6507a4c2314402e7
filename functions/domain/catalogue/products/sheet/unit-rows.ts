import { minPerUnit, isUnit } from '#shared/catalogue/unit.ts';
import { AppError } from '#shared/contract/errors.ts';
import {
  type CellValues,
  type ImportRow,
  type Problems,
  normaliseKey,
} from '#functions/domain/jobs/import-plan.ts';
import type { RowChange } from '#functions/domain/jobs/job-target.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { liesOnShelves } from '../../views/offer.ts';
import { findProductIdByCode } from '../find-product.ts';
import type { SheetGood } from './sheet-good.ts';

/** Columns that bind a product to its base. */
export const bindingColumns = ['masterUnitId', 'conversionValue'] as const;

/** Whether the change binds or unbinds a unit. It writes the base too, so no other row may. */
export const bindsUnit = ({ thing, values }: RowChange<SheetGood>): boolean =>
  thing.product
    ? bindingColumns.some((column) => values[column] !== undefined)
    : Boolean(values['masterUnitId']);

function baseProblem({ product, saidBase, isBaseAbove }: SheetGood, code: string, row: ImportRow) {
  if (
    [row.key, product?.card.code ?? ''].some((own) => own !== '' && normaliseKey(own) === normaliseKey(code))
  )
    return 'base_self';
  if (!saidBase) return isBaseAbove ? undefined : 'not_found';
  if (isUnit(saidBase)) return 'base_is_unit';
  return liesOnShelves(saidBase) && !saidBase.hasVariants ? undefined : 'base_unfit';
}

/** Problem that prevents an existing product from becoming a unit. */
function ownProblem({ product }: SheetGood): string | undefined {
  if (!product || isUnit(product.card)) return undefined;
  const { type, combos, unitCount, sold, hasVariants } = product.card;
  if (type !== 'product') return 'unit-goods';
  if (hasVariants) return 'unit-variants';
  if (combos > 0 || unitCount > 0) return 'unit_is_part';
  return sold > 0 ? 'unit_was_sold' : undefined;
}

/** Returns the base and count that a row sets; empty if nothing changes. */
export function baseOfUnit(
  thing: SheetGood,
  values: CellValues,
  row: ImportRow,
): { meant: CellValues } | { problems: Problems } {
  const { masterUnitId: said, conversionValue: count } = values;
  if (said === undefined && count === undefined) return { meant: {} };
  const code = String(said ?? thing.baseCode ?? '');
  if (code === '') {
    // Other programs write 1 here for products that are no units.
    if (Number(count ?? 1) > 1) return { problems: [{ column: 'masterUnitId', code: 'base_needed' }] };
    return { meant: said === '' ? { masterUnitId: '', conversionValue: null } : {} };
  }
  const now = thing.product && isUnit(thing.product.card) ? thing.product.detail.conversionValue : undefined;
  const problems: Problems = [];
  const isMoved = normaliseKey(code) !== normaliseKey(thing.baseCode ?? '');
  const wrong = isMoved ? (baseProblem(thing, code, row) ?? ownProblem(thing)) : undefined;
  if (wrong) problems.push({ column: 'masterUnitId', code: wrong });
  if (Number(count ?? now ?? 0) < minPerUnit)
    problems.push({ column: 'conversionValue', code: 'unit-count' });
  if (problems.length > 0) return { problems };
  const baseCode = isMoved ? (thing.saidBase?.code ?? code) : thing.baseCode;
  return {
    meant: {
      ...(said !== undefined && { masterUnitId: baseCode ?? code }),
      ...(count !== undefined && { conversionValue: count }),
    },
  };
}

/** Replaces the base code by the base's id, as products store it. */
export async function withBaseId(context: Context, values: CellValues): Promise<CellValues> {
  const code = String(values['masterUnitId'] ?? '');
  if (code === '') return values;
  const id = await findProductIdByCode(context, code);
  if (id === undefined) throw new AppError('UNIT_BASE_UNKNOWN');
  return { ...values, masterUnitId: id };
}
