import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '../table/context.ts';
import type { Table } from '../table/table.ts';
import type { AuditedFields } from './audited-fields.ts';
import { versioned } from './versioned.ts';

type Setting = { version: number };

type SettingDefinition<S extends Setting> = {
  id: string;
  schema: z.ZodType<S>;
  /** Default value while staff have saved nothing. */
  usual: S;
  told: AuditedFields<S>;
};

/** A setting that staff make for the whole shop, one record each.   pk SETTINGS   sk <id> */
export function shopSetting<S extends Setting>({ id, schema, usual, told }: SettingDefinition<S>) {
  const name = { id };
  const record = versioned<{ id: string }, S, 'STALE_STATE'>({
    entity: 'settings',
    schema,
    key: (one) => ({ pk: 'SETTINGS', sk: one.id }),
    version: 'version',
    stale: 'STALE_STATE',
    activity: { of: 'settings', told },
  });

  const find = async (table: Table) => ({ ...((await record.find(table, name)) ?? usual), ...name });

  const read = async (table: Table): Promise<S> => schema.parse(await find(table));

  /** Saves the setting. A repeated save of values that are already stored succeeds without a write. */
  async function save(
    { table }: Context,
    { version, ...draft }: Partial<S> & Pick<S, 'version'>,
  ): Promise<S> {
    const before = await find(table);
    const isSaid = Object.entries(draft).every(([field, value]) =>
      isDeepStrictEqual(Reflect.get(before, field), value),
    );
    if (isSaid) return schema.parse(before);
    if (before.version !== version) throw new AppError('STALE_STATE');
    // The rest of a partial setting without its version is still a partial setting.
    const { after, writes } = record.replace(before, draft as unknown as Partial<S>);
    const refusal = await table.write(writes);
    if (refusal) throw new AppError(refusal);
    return schema.parse(after);
  }

  return {
    item: (setting: S) => record.item({ ...setting, ...name }),
    read,
    save,
    audited: record.audited,
  };
}
