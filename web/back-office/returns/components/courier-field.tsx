import { Chip } from '#web/ui/actions/chip.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { useCarrierName } from '#web/ui/status/use-carrier-name.ts';
import { carrierNames } from '#shared/values/carriers.ts';

type Props = {
  /** Who brought the order, by name, where that is known. */
  carrier: string | null;
  /** Also offered where no carrier is needed. */
  other?: string;
  onChoose: (courier: string) => void;
};

/** Who carries the goods: one press for those the shop works with; others are typed. */
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
