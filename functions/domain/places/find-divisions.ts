import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import type { Divisions, Node } from './divisions.ts';

export const provincesOf = ({ levels }: Divisions): Node[] => [...(levels[0]?.values() ?? [])];

/** A division by its code among those of one level: 0 provinces, 1 what they are made of, 2 the parts of those. */
export function findDivision({ levels }: Divisions, level: number, code: number, unknown: ErrorCode): Node {
  const found = levels[level]?.get(code);
  if (!found) throw new AppError(unknown, { params: { code } });
  return found;
}
