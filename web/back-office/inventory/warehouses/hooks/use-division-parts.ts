import { useQuery } from '@tanstack/react-query';
import type { DivisionSystem } from '#shared/places/division.ts';
import {
  getFormerDistrict,
  getFormerProvince,
  getProvince,
  listFormerProvinces,
  listProvinces,
} from '#shared/places/list-divisions.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { ComboboxOption } from '#web/ui/fields/combobox.tsx';

type Division = { name: string; code: number };

const toOptions = (divisions: readonly Division[] = []): ComboboxOption[] =>
  divisions.map(({ name, code }) => ({ value: String(code), label: name }));

const anHour = 60 * 60_000;
const parts = (code: number | null) => ({ params: { code: code ?? 0 }, query: { depth: 2 } });

/** Options of each level of one division system, depending on the selections above it. */
export function useDivisionParts(
  system: DivisionSystem,
  { provinceCode, districtCode }: { provinceCode: number | null; districtCode: number | null },
) {
  const isFormer = system === 'v1';
  const asked = (isAsked: boolean) => ({ enabled: isAsked, staleTime: anHour });
  const former = useQuery({ ...apiQuery(listFormerProvinces), ...asked(isFormer) });
  const current = useQuery({ ...apiQuery(listProvinces), ...asked(!isFormer) });
  const ofProvince = useQuery({
    ...apiQuery(getFormerProvince, parts(provinceCode)),
    ...asked(isFormer && provinceCode !== null),
  });
  const ofDistrict = useQuery({
    ...apiQuery(getFormerDistrict, parts(districtCode)),
    ...asked(isFormer && districtCode !== null),
  });
  const today = useQuery({
    ...apiQuery(getProvince, parts(provinceCode)),
    ...asked(!isFormer && provinceCode !== null),
  });
  const provinces = isFormer ? former : current;
  const wards = isFormer ? ofDistrict : today;
  return {
    provinces: { options: toOptions(provinces.data), loading: provinces.isLoading },
    districts: { options: toOptions(ofProvince.data?.districts), loading: ofProvince.isLoading },
    wards: { options: toOptions(wards.data?.wards), loading: wards.isLoading },
    wardless: wards.data?.wards?.length === 0,
  };
}
