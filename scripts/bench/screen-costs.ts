import type { Browser } from 'playwright-core';
import { screens } from '../browser/screens.ts';
import { visitor } from '../browser/visit.ts';
import { rounded, roundsOf } from './measure.ts';
import { type Figure, figuresOf, type Row } from './report.ts';
import { origin, unitsIn } from './shop.ts';

const unmeasured = new Set(['docs', 'mailbox', 'kit', 'server-error', 'not-found']);
const look = { width: 1440, theme: 'light', language: 'vi' } as const;

/** Counts the API calls of each screen, and the table units that they consume. */
export async function measureScreenCosts(browser: Browser): Promise<Figure[]> {
  const visit = await visitor(browser, origin);
  const measured = screens.filter(({ name }) => !unmeasured.has(name));
  const rows: Row[] = [];
  for (const screen of measured.slice(0, roundsOf(measured.length))) {
    const sum = { calls: 0, trips: 0, readUnits: 0, writeUnits: 0 };
    await visit(
      screen,
      look,
      async () => {},
      (page) =>
        page.on('response', (response) => {
          if (!new URL(response.url()).pathname.startsWith('/api/')) return;
          const { trips, readUnits, writeUnits } = unitsIn(response.headers()['server-timing']);
          sum.calls += 1;
          sum.trips += trips;
          sum.readUnits += readUnits;
          sum.writeUnits += writeUnits;
        }),
    );
    const note = `${sum.calls} calls, ${sum.trips} trips, ${rounded(sum.writeUnits)} WCU`;
    rows.push([screen.name, rounded(sum.readUnits), 'RCU', { note }]);
  }
  return figuresOf('Consumed by opening a screen', rows);
}
