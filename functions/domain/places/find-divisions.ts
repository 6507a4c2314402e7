import { type ErrorCode } from '#shared/contract/errors.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Divisions, Node } from './divisions.ts';

export const provincesOf = ({ levels }: Divisions): Node[] => [...(levels[0]?.values() ?? [])];

/** Finds a division by code in one level: 0 for provinces, 1 for their parts, 2 for the parts of those. */
export function findDivision({ levels }: Divisions, level: number, code: number, unknown: ErrorCode): Node {
  return orThrow(levels[level]?.get(code), unknown, { params: { code } });
}
