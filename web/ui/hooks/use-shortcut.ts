import { useEffect, useEffectEvent } from 'react';

/** Tells whether exactly Ctrl (Cmd on a Mac) and the letter are pressed. */
export const isShortcut = (
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  letter: string,
): boolean => key.toLowerCase() === letter && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Runs an action instead of the browser's own. A handler that called `preventDefault` wins. */
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
