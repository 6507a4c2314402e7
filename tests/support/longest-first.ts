import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Slowest files, slowest first. If one of them started last, it would keep one worker busy while the others
 * wait.
 */
const longest = [
  'tests/routes/behind-validation/behind-validation.test.ts',
  'tests/routes/members/ownership.test.ts',
  'tests/routes/refused-alike.test.ts',
  'tests/routes/invoices/invoices.test.ts',
  'tests/routes/invoices/issued-invoices.test.ts',
  'tests/routes/access.test.ts',
  'tests/routes/reports/reports.test.ts',
  'tests/routes/reports/report-files.test.ts',
  'tests/routes/refunds/refunds.test.ts',
  'tests/local/start.test.ts',
  'tests/journeys/staff-screens.test.ts',
  'tests/journeys/screens.test.ts',
  'tests/journeys/lost-network.test.ts',
  'tests/journeys/returns.test.ts',
  'tests/web/faces/lists.test.tsx',
  'tests/domain/orders/sale-model.test.ts',
  'tests/domain/orders/order-model.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((file) => moduleId.endsWith(file));
  return rank === -1 ? longest.length : rank;
};

/** Orders the files of each project if there are no durations of earlier runs, as on a clean clone. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...projects.values()].flatMap((some) => some.toSorted((a, b) => rankOf(a) - rankOf(b)));
  }
}
