type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

/** List of choices of the player. It is the browser's own, because other lists do not appear in full screen. */
export function PlayerChoice<Value extends string>({ label, value, options, onChoose }: Props<Value>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChoose(chosen.value);
      }}
      className="h-10.5 cursor-pointer rounded-md border border-transparent bg-surface px-1.5 text-sm text-ink hover:bg-hover"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
