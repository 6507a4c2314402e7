import { Link, type LinkProps } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/format/use-format.ts';
import type { FormTexts } from '../form/form-context.ts';
import type { Column } from './column.ts';

type Value = string | number | null | undefined;
type Choice = Value | boolean;
type KeyOf<Row, V> = { [Key in keyof Row & string]: Row[Key] extends V ? Key : never }[keyof Row & string];

type Rest<Row> = Partial<Omit<Column<Row>, 'name'>> & {
  /** Classes of the text in the cell. */
  className?: string;
  /** Second, smaller line of the cell. */
  below?: (row: Row) => ReactNode;
};

/** Makes a column of the row's own field, or with `of` from a value that is found in the row. */
type Maker<Row, V, Args extends unknown[] = []> = {
  (name: KeyOf<Row, V>, ...rest: [...Args, rest?: Rest<Row> & { of?: (row: Row) => V }]): Column<Row>;
  (name: string, ...rest: [...Args, rest: Rest<Row> & { of: (row: Row) => V }]): Column<Row>;
};
type ColumnInput<Row> = Rest<Row> & { of?: (row: Row) => Choice };

/** Pages of one record: they have one parameter, its id. */
export type RecordPage = Extract<LinkProps['to'], `${string}/$id`>;

export type ColumnKit<Row> = {
  text: Maker<Row, Value>;
  /** A value whose text is under `<texts>.<value>`. */
  choice: Maker<Row, Choice, [texts: string]>;
  /** A choice drawn as a badge, beside the first line of a phone's card. */
  status: Maker<Row, Choice, [texts: string, badge: (row: Row) => ReactNode]>;
  number: Maker<Row, number | null | undefined>;
  money: Maker<Row, number | null | undefined>;
  moment: Maker<Row, string | null | undefined>;
  day: Maker<Row, string | null | undefined>;
  /** Names the row and links to its page. */
  link: Maker<Row, Value, [to: RecordPage]>;
  /** Names the row; a press opens it in a dialog, if `press` is given. */
  button: Maker<Row, Value, [press: ((row: Row) => void) | undefined]>;
  /** A column whose cell is drawn by the list. */
  custom: (name: string, cell: (row: Row) => ReactNode, rest?: Omit<Rest<Row>, 'cell'>) => Column<Row>;
};

const rowName = 'rounded-xs text-left font-semibold after:absolute after:inset-0 hover:text-brand';
const nothing = <span className="text-ink-3">–</span>;

/** Returns the makers of a list's columns. A label is the text under the column's name. */
export function useColumns<Row extends { id: string }>(texts: FormTexts): ColumnKit<Row> {
  const { t } = useTranslation(texts.ns);
  // Text keys are built from column names, which are known only at run time.
  const say = t as unknown as (key: string) => string;
  const { vnd, number, moment, day } = useFormat();

  const column = (
    name: string,
    { className, below, cell: _own, ...rest }: ColumnInput<Row>,
    cell: Column<Row>['cell'],
  ) => ({
    name,
    label: say(`${texts.at}.${name}`),
    cell: (row: Row) => (
      <>
        {className ? <span className={className}>{cell(row)}</span> : cell(row)}
        {below && <span className="block text-xs font-normal text-ink-2">{below(row)}</span>}
      </>
    ),
    ...rest,
  });
  const valueIn = (name: string, { of }: ColumnInput<Row>) =>
    of ?? ((row: Row) => (row as Record<string, unknown>)[name] as Choice);

  /** Makes columns whose cell and exported text follow from one value. */
  const maker =
    <V extends Choice>(
      show: (value: V & {}) => string,
      usual: Partial<Column<Row>>,
      file: (value: V & {}) => string | number = show,
    ) =>
    (name: string, given: ColumnInput<Row> = {}): Column<Row> => {
      const find = valueIn(name, given) as (row: Row) => V;
      const shown = (row: Row) => {
        const value = find(row);
        return value === null || value === '' ? undefined : (value as (V & {}) | undefined);
      };
      return column(
        name,
        {
          text: (row) => {
            const value = shown(row);
            return value === undefined ? undefined : file(value);
          },
          ...usual,
          ...given,
        },
        given.cell ??
          ((row) => {
            const value = shown(row);
            return value === undefined ? nothing : show(value);
          }),
      );
    };

  const digits = { tight: true, numeric: true };
  const text = maker<Value>(String, {}, (value) => value);
  const choice = (name: string, key: string, given?: ColumnInput<Row>) =>
    maker<Choice>((value) => say(`${key}.${value}`), { tight: true })(name, given);
  const named = (name: string, given: ColumnInput<Row>, cell: (row: Row, value: Value) => ReactNode) => {
    const find = valueIn(name, given) as (row: Row) => Value;
    return column(name, { main: true, text: find, ...given }, given.cell ?? ((row) => cell(row, find(row))));
  };
  // The makers read a field by its name; that it holds such a value is checked where they are called.
  return {
    text,
    choice,
    status: (name: string, key: string, badge: (row: Row) => ReactNode, given?: ColumnInput<Row>) =>
      choice(name, key, { card: 'aside', cell: badge, ...given }),
    number: maker<number | null | undefined>(number, digits, Number),
    money: maker<number | null | undefined>(vnd, digits, Number),
    moment: maker<string | null | undefined>(moment, { tight: true }),
    day: maker<string | null | undefined>(day, { tight: true }),
    link: (name: string, to: RecordPage, given: ColumnInput<Row> = {}) =>
      named(name, given, ({ id }, value) => (
        <Link to={to} params={{ id }} className={clsx(rowName, 'tabular-nums')}>
          {value}
        </Link>
      )),
    button: (name: string, press: ((row: Row) => void) | undefined, given: ColumnInput<Row> = {}) =>
      named(name, given, (row, value) =>
        press ? (
          <button type="button" aria-haspopup="dialog" onClick={() => press(row)} className={rowName}>
            {value}
          </button>
        ) : (
          <span className="font-medium">{value}</span>
        ),
      ),
    custom: (name: string, cell: (row: Row) => ReactNode, given: Omit<Rest<Row>, 'cell'> = {}) =>
      column(name, given, cell),
  } as ColumnKit<Row>;
}
