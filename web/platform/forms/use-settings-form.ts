import { type QueryKey, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { useContractForm } from './use-contract-form.ts';

/** Query of settings: a record that always exists, with the version that a save must name. */
export type SettingsQuery<Settings> = UseQueryOptions<Settings> & { queryKey: QueryKey };

type Options<Settings, Out> = {
  query: SettingsQuery<Settings>;
  settings: Settings;
  save: (draft: Out, version: number) => Promise<Settings>;
};

/** Returns the form of settings. It stays open, so the next save is made over the version of the last one. */
export function useSettingsForm<In extends FieldValues, Out, Settings extends In & { version: number }>(
  schema: z.ZodType<Out, In>,
  { query, settings, save }: Options<Settings, Out>,
) {
  const client = useQueryClient();
  const version = useRef(settings.version);
  const draftOf = ({ version: _version, ...draft }: Settings) => draft as unknown as In;
  return useContractForm(schema, {
    values: draftOf(settings),
    send: async (draft) => {
      const saved = await save(draft, version.current);
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
