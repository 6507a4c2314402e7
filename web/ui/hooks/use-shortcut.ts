import { useEffect, useEffectEvent } from 'react';

/** Ctrl and a letter, or Cmd on a Mac, and nothing else held down with them. */
export const isShortcut = (
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  letter: string,
): boolean => key.toLowerCase() === letter && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Acts on a shortcut, wherever the focus is, in place of what the browser has it for; unless the place has a use of its own for it. */
export function useShortcut(letter: string, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(event, letter)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
