import { ArrowRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Conflict, OtherChange, Side } from '../../platform/forms/conflict.ts';
import type { StaleValues } from '../../platform/forms/use-contract-form.ts';
import { Button } from '../actions/button.tsx';
import { RadioGroup } from '../fields/radio-group.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { useFormAround } from './form-context.ts';
import { groupedDigits } from './number-text.ts';
import { useFieldWords } from './use-form-field.ts';

/** Renders a value where two are compared; undefined means plain text. */
export type ShowValue = (name: string, value: unknown) => ReactNode;

/** Lets the user resolve a conflict with somebody else's save: their value or the own one, box by box. */
export function ConflictDialog({ show }: { show?: ShowValue }) {
  const { stale } = useFormAround().form;
  return stale && <ConflictQuestion stale={stale} show={show} />;
}

/** Mounted per conflict, so that choices in one conflict do not carry over to the next. */
function ConflictQuestion({ stale, show }: { stale: StaleValues<FieldValues>; show: ShowValue | undefined }) {
  const { form } = useFormAround();
  const { t } = useTranslation('form');
  const [choices, setChoices] = useState<Partial<Record<string, Side>>>({});
  const open = stale.conflicts.filter(({ name }) => !choices[name]);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(wanted) => !wanted && form.putOff()}
      title={t('conflict.title')}
      description={t('conflict.lead', { count: stale.conflicts.length })}
      footer={
        <>
          <Button onClick={form.giveWay}>{t('conflict.giveWay')}</Button>
          <Button variant="primary" disabled={open.length > 0} onClick={() => form.resolve(choices)}>
            {open.length > 0 ? t('conflict.open', { count: open.length }) : t('conflict.save')}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {stale.conflicts.map((conflict) => (
          <li key={conflict.name} className="py-4 first:pt-0 last:pb-0">
            <Choice
              conflict={conflict}
              show={show}
              chosen={choices[conflict.name]}
              onChoose={(side) => setChoices({ ...choices, [conflict.name]: side })}
            />
          </li>
        ))}
      </ul>
      {stale.others.length > 0 && (
        <section className="mt-2 border-t border-line pt-4">
          <h3 className="mb-2 text-sm font-semibold">{t('conflict.others')}</h3>
          <ul className="space-y-1.5 text-sm">
            {stale.others.map((change) => (
              <OtherChangeLine key={change.name} change={change} show={show} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

type OtherProps = { change: OtherChange<Record<string, unknown>>; show: ShowValue | undefined };

/** Shows a field only the other person changed: their value stays, and nothing has to be chosen. */
function OtherChangeLine({ change: { name, base, theirs }, show }: OtherProps) {
  const { label } = useFieldWords(name);
  const shown = useShown(name, show);
  return (
    <li className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-ink-2">{label ?? name}</span>
      <s className="text-ink-3">{shown(base)}</s>
      <ArrowRight aria-hidden className="size-3.5 self-center text-ink-3" />
      <span className="font-semibold">{shown(theirs)}</span>
    </li>
  );
}

function useShown(name: string, show: ShowValue | undefined) {
  const { t } = useTranslation('form');
  return (value: unknown): ReactNode => show?.(name, value) ?? (asText(value) || t('conflict.nothing'));
}

type ChoiceProps = {
  conflict: Conflict<Record<string, unknown>>;
  show: ShowValue | undefined;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
};

function Choice({ conflict: { name, base, mine, theirs }, show, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('form');
  const { label } = useFieldWords(name);
  const shown = useShown(name, show);
  return (
    <>
      <div className="mb-2.5 flex flex-wrap items-baseline gap-x-3">
        <p className="text-sm font-semibold">{label ?? name}</p>
        <p className="text-sm text-ink-2">
          {t('conflict.before')} <s>{shown(base)}</s>
        </p>
      </div>
      <RadioGroup<Side>
        look="tile"
        label={label ?? name}
        value={chosen}
        onChange={onChoose}
        className="sm:[&_[role=radiogroup]]:grid sm:[&_[role=radiogroup]]:grid-cols-2"
        options={[
          { value: 'theirs', label: t('conflict.theirs'), help: shown(theirs) },
          { value: 'mine', label: t('conflict.mine'), help: shown(mine) },
        ]}
      />
    </>
  );
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return groupedDigits(value);
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
