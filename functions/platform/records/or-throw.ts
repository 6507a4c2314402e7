import { AppError, type ErrorCode, type ErrorDetails } from '#shared/contract/errors.ts';
import type { Table } from '../table/table.ts';
import type { Operation } from '../table/table-operations.ts';

/** Returns a value that must be there, or throws the error for its absence. */
export function orThrow<T>(value: T | null | undefined, missing: ErrorCode, details?: ErrorDetails): T {
  if (value === null || value === undefined) throw new AppError(missing, details);
  return value;
}

/** Writes all operations, or throws the refusal of the first failed condition, which must be an error code. */
export async function writeOrThrow<R extends ErrorCode = never>(
  table: Table,
  operations: readonly Operation<R>[],
): Promise<void> {
  const refusal = await table.write(operations);
  if (refusal) throw new AppError(refusal);
}
