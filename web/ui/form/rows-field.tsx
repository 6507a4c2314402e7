import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { valueAt } from '../../platform/forms/form-problems.ts';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { FormContext, useFormAround } from './form-context.ts';
import { useFieldWords } from './use-form-field.ts';

type Props = {
  name: string;
  /** Values of a new row. */
  empty: Record<string, unknown>;
  label?: ReactNode;
  help?: ReactNode;
  most?: number;
  add?: string;
  /** True if the order of the rows matters and they can be moved. */
  movable?: boolean;
  /** The fields of one row, named as in the row; their texts are under `<name>Row`. */
  children: (index: number) => ReactNode;
};

/** Shows a list of similar rows: variants, specifications, lines. */
export function RowsField({ name: own, empty, label, help, most, add, movable, children }: Props) {
  const around = useFormAround();
  const { t } = useTranslation('form');
  const words = useFieldWords(own);
  const name = around.row ? `${around.row.path}.${own}` : own;
  const { control } = around.form;
  const rows = useFieldArray({ control, name });
  const title = label ?? words.label ?? own;
  const note = help ?? words.help;
  const problem = useRowsProblem(name);
  return (
    <fieldset {...(problem !== undefined && { 'data-problem': '' })}>
      <legend className="mb-1.5 text-sm font-semibold">{title}</legend>
      {note && <p className="mb-2 text-sm text-ink-2">{note}</p>}
      <ol className="space-y-3">
        {rows.fields.map(({ id }, index) => (
          <li key={id} className="rounded-md border border-line bg-surface p-3.5">
            <div className="mb-2 flex items-center gap-1">
              <p className="grow text-sm font-medium text-ink-2">{t('rows.row', { index: index + 1 })}</p>
              {movable && (
                <>
                  <IconButton
                    size="sm"
                    label={t('rows.up', { index: index + 1 })}
                    icon={<ArrowUp />}
                    disabled={index === 0}
                    onClick={() => rows.move(index, index - 1)}
                  />
                  <IconButton
                    size="sm"
                    label={t('rows.down', { index: index + 1 })}
                    icon={<ArrowDown />}
                    disabled={index === rows.fields.length - 1}
                    onClick={() => rows.move(index, index + 1)}
                  />
                </>
              )}
              <IconButton
                size="sm"
                label={t('rows.remove', { index: index + 1 })}
                icon={<Trash2 />}
                onClick={() => rows.remove(index)}
              />
            </div>
            <FormRow of={own} index={index}>
              {children(index)}
            </FormRow>
          </li>
        ))}
      </ol>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      {(most === undefined || rows.fields.length < most) && (
        <Button size="sm" className="mt-3" icon={<Plus />} onClick={() => rows.append({ ...empty })}>
          {add ?? t('rows.add')}
        </Button>
      )}
    </fieldset>
  );
}

type RowProps = { of: string; index: number; children: ReactNode };

/** Surrounds the fields of one row, so that they are named as in the row; their texts are under `<of>Row`. */
export function FormRow({ of, index, children }: RowProps) {
  const around = useFormAround();
  const within = (outer: string | undefined, own: string) => [outer, own].filter(Boolean).join('.');
  const row = {
    path: within(around.row?.path, `${of}.${index}`),
    texts: within(around.row?.texts, `${of}Row`),
  };
  return <FormContext value={{ ...around, row }}>{children}</FormContext>;
}

/** Shows what is wrong with the rows as a whole, where they are drawn without `RowsField`. */
export function RowsProblem({ of }: { of: string }) {
  const problem = useRowsProblem(of);
  return problem ? (
    <p role="alert" data-problem="" className="mt-2 text-sm font-medium text-danger">
      {problem}
    </p>
  ) : null;
}

/** Returns the error of the rows as a whole: too few, or two equal ones. */
export function useRowsProblem(name: string): string | undefined {
  const { control } = useFormAround().form;
  const error = valueAt(useFormState({ control, name }).errors, name);
  const message = valueAt(error, 'root.message') ?? valueAt(error, 'message');
  return typeof message === 'string' ? message : undefined;
}
