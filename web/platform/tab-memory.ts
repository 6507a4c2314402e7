/** What only this tab has to know, and only until it is closed: what opens an account or an order. */

/** Storage may be closed to us (private windows); then it lasts as long as the page. */
const inMemory = new Map<string, string>();

export function rememberInTab(key: string, value: string): void {
  inMemory.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The page remembers.
  }
}

export function recallInTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? inMemory.get(key);
  } catch {
    return inMemory.get(key);
  }
}

export function forgetInTab(key: string): void {
  inMemory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It never was there.
  }
}
