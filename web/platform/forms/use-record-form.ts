import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { type FormOptions, useContractForm } from './use-contract-form.ts';

type Options<In extends FieldValues, Out, Row> = Omit<
  FormOptions<In, Out, Row>,
  'values' | 'send' | 'latest'
> & {
  /** The record to edit; without it the form makes a new one. */
  record: Row | undefined;
  /** Values of the form for a new record. */
  blank: In;
  /** Values of the form for a record. */
  draftOf: (record: Row) => In;
  create: (draft: Out, requestKey: string) => Promise<Row>;
  /** Saves a record over the version that is handed in. */
  update: (draft: Out, record: Row, requestKey: string) => Promise<Row>;
  /** Reads the record again after somebody else has changed or deleted it. */
  read: (id: string) => Promise<Row | undefined>;
};

/** Returns the form that makes a record or edits one: after a conflict it goes on with the record's newest version. */
export function useRecordForm<In extends FieldValues, Out, Row extends { id: string }>(
  schema: z.ZodType<Out, In>,
  { record, blank, draftOf, create, update, read, ...options }: Options<In, Out, Row>,
) {
  const newest = useRef(record);
  return useContractForm<In, Out, Row>(schema, {
    ...options,
    values: record ? draftOf(record) : blank,
    send: (draft, requestKey) =>
      newest.current ? update(draft, newest.current, requestKey) : create(draft, requestKey),
    ...(record && {
      latest: async () => {
        newest.current = (await read(record.id)) ?? record;
        return draftOf(newest.current);
      },
    }),
  });
}
