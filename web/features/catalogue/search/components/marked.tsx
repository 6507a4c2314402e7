import { markedParts } from '../rules/marked-parts.ts';

/** Shows a name with the typed parts highlighted. */
export function Marked({ name, typed }: { name: string; typed: string }) {
  return markedParts(name, typed).map(({ text, marked }, place) =>
    marked ? (
      // The parts of a name are stable, so the index is a valid key.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={place} className="bg-transparent font-bold text-brand">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
