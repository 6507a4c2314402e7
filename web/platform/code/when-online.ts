/** Resolves with the next word of the browser that there is a network again. */
export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
