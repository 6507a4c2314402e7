import { type QueryKey, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { AnyContract } from '#shared/contract/route.ts';
import { useAct } from '../acts/use-act.ts';
import type { CallOptions } from '../api/call.ts';
import { useContractForm } from './use-contract-form.ts';

/** Query of settings: a record that always exists, with the version that a save must name. */
export type SettingsQuery<Settings> = UseQueryOptions<Settings> & { queryKey: QueryKey };

type Options<Settings> = {
  query: SettingsQuery<Settings>;
  settings: Settings;
  /** Operation that saves the draft over a version and returns the settings. */
  save: AnyContract;
  /** Message after a save. */
  done: string;
};

/** Returns the form of settings. It stays open, so the next save is made over the version of the last one. */
export function useSettingsForm<In extends FieldValues, Out, Settings extends In & { version: number }>(
  schema: z.ZodType<Out, In>,
  { query, settings, save, done }: Options<Settings>,
) {
  const client = useQueryClient();
  const saving = useAct(save, { keeps: query, done });
  const version = useRef(settings.version);
  const draftOf = ({ version: _version, ...draft }: Settings) => draft as unknown as In;
  return useContractForm(schema, {
    values: draftOf(settings),
    send: async (draft) => {
      // The casts follow from the operations that save settings: draft and version in, settings out.
      const input = { body: { ...draft, version: version.current } } as CallOptions<AnyContract>;
      const saved = (await saving.send(input)) as Settings;
      version.current = saved.version;
      return saved;
    },
    latest: async () => {
      const now = await client.fetchQuery({ ...query, staleTime: 0 });
      version.current = now.version;
      return draftOf(now);
    },
  });
}
