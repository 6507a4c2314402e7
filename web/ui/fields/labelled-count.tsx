import { QuantityStepper } from './quantity-stepper.tsx';

type Props = {
  label: string;
  /** Accessible name of the count, for users who cannot see the line. */
  name: string;
  value: number;
  limit: number;
  onChange: (count: number) => void;
};

/** Shows a labelled quantity: the label on the left, the stepper on the right. */
export function LabelledCount({ label, name, value, limit, onChange }: Props) {
  return (
    <div className="flex items-center justify-between gap-3 text-sm">
      <span className="text-ink-2">{label}</span>
      <QuantityStepper size="sm" min={0} limit={limit} label={name} value={value} onChange={onChange} />
    </div>
  );
}
