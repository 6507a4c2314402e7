import { ChevronDown } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { Popover } from '../overlays/popover.tsx';

type Props = {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The chosen values joined by commas, as in the address. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** Offers a filter with several choices: rows that match any of them are listed. */
export function ManyChoice({ label, options, value, onChange }: Props) {
  const chosen = value?.split(',').filter(Boolean) ?? [];
  const turn = (one: string, wanted: boolean) => {
    const left = options
      .map((option) => option.value)
      .filter((known) => (known === one ? wanted : chosen.includes(known)));
    onChange(left.length > 0 ? left.join(',') : undefined);
  };
  return (
    <Popover
      label={label}
      trigger={
        <Button iconAfter={<ChevronDown />} className="max-md:w-full max-md:justify-between">
          {chosen.length > 0 ? `${label} (${chosen.length})` : label}
        </Button>
      }
    >
      <ul className="min-w-48 space-y-1">
        {options.map((option) => (
          <li key={option.value}>
            <Checkbox
              label={option.label}
              checked={chosen.includes(option.value)}
              onCheckedChange={(wanted) => turn(option.value, wanted === true)}
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
