import { useQuery } from '@tanstack/react-query';
import type { DivisionSystem } from '#shared/places/division.ts';
import { districtsQuery, provincesQuery, wardsQuery } from '../api/division-queries.ts';
import { toOptions, toProvinceOptions } from '../rules/division-options.ts';

type DivisionSelection = {
  system: DivisionSystem;
  provinceCode: number | null;
  districtCode: number | null;
};

/** Returns the options of each level for the chosen levels above. */
export function useDivisionChoices({ system, provinceCode, districtCode }: DivisionSelection) {
  const isFormer = system === 'v1';
  const provinces = useQuery(provincesQuery(system));
  const districts = useQuery(districtsQuery(isFormer ? provinceCode : null));
  const wards = useQuery(wardsQuery(system, isFormer ? districtCode : provinceCode));
  const failed = [provinces, districts, wards].filter(({ isError }) => isError);
  return {
    provinces: { options: toProvinceOptions(provinces.data), loading: provinces.isLoading },
    districts: { options: toOptions(districts.data), loading: districts.isLoading },
    wards: { options: toOptions(wards.data), loading: wards.isLoading },
    wardless: wards.data?.length === 0,
    failed: failed.length > 0,
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
