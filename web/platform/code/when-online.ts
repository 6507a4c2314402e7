/** Resolves at the browser's next `online` event. */
export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
