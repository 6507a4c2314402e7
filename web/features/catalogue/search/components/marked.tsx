import { markedParts } from '../rules/marked-parts.ts';

/** A name with what was typed of it standing out. */
export function Marked({ name, typed }: { name: string; typed: string }) {
  return markedParts(name, typed).map(({ text, marked }, place) =>
    marked ? (
      // The same name twice is never cut differently.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={place} className="bg-transparent font-bold text-brand">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
