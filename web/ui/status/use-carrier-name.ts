import { useTranslation } from 'react-i18next';
import { carrierNames } from '#shared/values/carriers.ts';

/** Returns a connected carrier's own name for its code; another carrier keeps the name somebody typed. */
export function useCarrierName(): (carrier: string) => string {
  const { t } = useTranslation('common');
  return (carrier) => {
    const known = carrierNames.find((name) => name === carrier);
    return known ? t(`carrier.${known}`) : carrier;
  };
}
