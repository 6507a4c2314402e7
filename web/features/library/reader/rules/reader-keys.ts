/** What a key does in the reader. Escape is handled by the dialog. */
export type ReaderAction = 'previous' | 'next' | 'larger' | 'smaller' | 'help';

const actions: Readonly<Record<string, ReaderAction>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '?': 'help',
};

/** Elements with a use of their own for these keys: fields, lists of choices, the player, tables that scroll. */
const ownKeys = 'input, select, textarea, [contenteditable="true"], [data-player], .rich-text-table';

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>;

/** Returns what a key does; undefined for keys of the browser and of the focused element. */
export function readerActionOf(
  { key, ctrlKey, metaKey, altKey, defaultPrevented }: PressedKey,
  focused: Pick<Element, 'closest'>,
): ReaderAction | undefined {
  if (defaultPrevented || ctrlKey || metaKey || altKey || focused.closest(ownKeys)) return undefined;
  return actions[key];
}
