import { Chip } from '#web/ui/actions/chip.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { useCarrierName } from '#web/ui/status/use-carrier-name.ts';
import { carrierNames } from '#shared/values/carriers.ts';

type Props = {
  /** Name of the carrier that delivered the order, if known. */
  carrier: string | null;
  /** Further option, for cases without a carrier. */
  other?: string;
  onChoose: (courier: string) => void;
};

/** Field for the carrier: buttons for the carriers that the shop works with, and free text for others. */
export function CourierField({ carrier, other, onChoose }: Props) {
  const nameOf = useCarrierName();
  const offered = new Set([
    ...(carrier ? [carrier] : []),
    ...carrierNames.map(nameOf),
    ...(other ? [other] : []),
  ]);
  return (
    <div className="space-y-2">
      <TextField name="courierName" required autoComplete="off" />
      <div className="flex flex-wrap gap-2">
        {[...offered].map((courier) => (
          <Chip key={courier} onClick={() => onChoose(courier)}>
            {courier}
          </Chip>
        ))}
      </div>
    </div>
  );
}
