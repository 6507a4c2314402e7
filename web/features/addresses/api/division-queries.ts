import { queryOptions } from '@tanstack/react-query';
import type { DivisionSystem } from '#shared/places/division.ts';
import {
  getFormerDistrict,
  getFormerProvince,
  getProvince,
  listFormerProvinces,
  listProvinces,
} from '#shared/places/list-divisions.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

const minute = 60_000;
const provinceCache = { staleTime: 60 * minute, gcTime: 24 * 60 * minute };
const partCache = { staleTime: 30 * minute, gcTime: 2 * 60 * minute };

export type Division = { name: string; code: number };

/** Replaces an error by one with a message callers know; the server's error is the cause. */
async function told<T>(message: string, work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new Error(message, { cause });
  });
}

export const provincesQuery = (system: DivisionSystem) =>
  queryOptions<Division[]>({
    queryKey: [...roots.divisions, system, 'provinces'],
    queryFn: ({ signal }) =>
      system === 'v1'
        ? told('Failed to fetch provinces', call(listFormerProvinces, { signal }))
        : told('Failed to fetch provinces v2', call(listProvinces, { signal })),
    ...provinceCache,
  });

/** Returns the query of the districts of a former province. */
export const districtsQuery = (province: number | null) =>
  queryOptions<Division[]>({
    queryKey: [...roots.divisions, 'v1', 'province', province],
    queryFn: async ({ signal }) => {
      const code = province ?? 0;
      const asked = call(getFormerProvince, { params: { code }, query: { depth: 2 }, signal });
      return (await told(`Failed to fetch province with code: ${code}`, asked)).districts;
    },
    enabled: province !== null,
    ...partCache,
  });

/** Returns the query of the wards of a former district or of a current province. */
export const wardsQuery = (system: DivisionSystem, whole: number | null) =>
  queryOptions<Division[]>({
    queryKey: [...roots.divisions, system, 'wards', whole],
    queryFn: async ({ signal }) => {
      const code = whole ?? 0;
      const given = { params: { code }, query: { depth: 2 }, signal };
      const { wards } =
        system === 'v1'
          ? await told(`Failed to fetch district with code: ${code}`, call(getFormerDistrict, given))
          : await told(`Failed to fetch province v2 with code: ${code}`, call(getProvince, given));
      return wards;
    },
    enabled: whole !== null,
    ...partCache,
  });
