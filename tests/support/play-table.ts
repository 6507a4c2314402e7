import { type MockInstance, vi } from 'vitest';
import {
  TableClient,
  type TableOperation,
  type TableReply,
} from '#functions/platform/clients/table-client.ts';

type Input = Record<string, unknown>;
type Answer = TableReply | Error | ((input: Input) => TableReply);

/** Simulates the table: queued answers for each operation in order; the last one repeats. */
export function playTable() {
  const answers = new Map<TableOperation, Answer[]>();
  const spy: MockInstance<TableClient['send']> = vi
    .spyOn(TableClient.prototype, 'send')
    .mockImplementation(async (operation, input) => {
      const left = answers.get(operation) ?? [];
      const answer = (left.length > 1 ? left.shift() : left[0]) ?? {};
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? answer(input) : answer;
    });
  return {
    on: (operation: TableOperation, ...given: Answer[]) => void answers.set(operation, given),
    calls: (only?: TableOperation): Input[] =>
      spy.mock.calls.filter(([operation]) => !only || operation === only).map(([, input]) => input),
    restore: (): void => spy.mockRestore(),
  };
}

export type PlayedTable = ReturnType<typeof playTable>;
