import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> & {
  label: string;
  /** Value in words: screen readers would say the bare number. */
  valueText: string;
  value: number;
  onValue: (value: number) => void;
};

/** Slider of the player, for the time and the volume. */
export function PlayerSlider({ label, valueText, onValue, className = '', ...rest }: Props) {
  return (
    <input
      {...rest}
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      onChange={({ target }) => onValue(Number(target.value))}
      className={`h-8 min-w-0 cursor-pointer accent-(--brand) ${className}`}
    />
  );
}
