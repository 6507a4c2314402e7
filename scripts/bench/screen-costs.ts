import { launchBrowser } from '../browser/launch.ts';
import { screens } from '../browser/screens.ts';
import { visitor } from '../browser/visit.ts';

export type ScreenCost = {
  name: string;
  calls: number;
  trips: number;
  readUnits: number;
  writeUnits: number;
};

const timing = /desc="(\d+) trips, ([\d.]+) RCU, ([\d.]+) WCU"/;
const unpictured = new Set(['docs', 'mailbox', 'kit', 'server-error', 'not-found']);
const look = { width: 1440, theme: 'light', language: 'vi' } as const;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Counts the API calls of each screen, and the table units that they consume. */
export async function measureScreenCosts(origin: string): Promise<ScreenCost[]> {
  const browser = await launchBrowser();
  const visit = await visitor(browser, origin);
  const costs: ScreenCost[] = [];
  for (const screen of screens.filter(({ name }) => !unpictured.has(name))) {
    const cost: ScreenCost = { name: screen.name, calls: 0, trips: 0, readUnits: 0, writeUnits: 0 };
    await visit(
      screen,
      look,
      async () => {},
      (page) =>
        page.on('response', (response) => {
          if (!new URL(response.url()).pathname.startsWith('/api/')) return;
          const [, trips, read, write] = timing.exec(response.headers()['server-timing'] ?? '') ?? [];
          cost.calls += 1;
          cost.trips += Number(trips ?? 0);
          cost.readUnits += Number(read ?? 0);
          cost.writeUnits += Number(write ?? 0);
        }),
    );
    costs.push({ ...cost, readUnits: rounded(cost.readUnits), writeUnits: rounded(cost.writeUnits) });
  }
  await browser.close();
  return costs;
}
