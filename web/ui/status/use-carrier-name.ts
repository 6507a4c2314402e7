import { useTranslation } from 'react-i18next';
import { carrierNames } from '#shared/values/carriers.ts';

/** A connected carrier's own name in place of its code; another carrier is called as somebody typed it. */
export function useCarrierName(): (carrier: string) => string {
  const { t } = useTranslation('common');
  return (carrier) => {
    const known = carrierNames.find((name) => name === carrier);
    return known ? t(`carrier.${known}`) : carrier;
  };
}
