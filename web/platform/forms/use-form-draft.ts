import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { DraftStore } from './form-draft.ts';
import { hasBox } from './form-problems.ts';
import type { ContractFormState } from './use-contract-form.ts';

const restMilliseconds = 2000;

/** Keeps what is typed two seconds after the last key, brings it back when the form opens, drops it once it is sent. */
export function useFormDraft<In extends FieldValues, Out, Reply>(
  form: ContractFormState<In, Out, Reply>,
  store: DraftStore<In>,
) {
  const [found] = useState(() => store.read());
  const [dropped, setDropped] = useState(false);
  const [keptAt, setKeptAt] = useState<Date>();
  const [failed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { subscribe, phase } = form;

  const bringBack = useEffectEvent(() => {
    for (const name of Object.keys(found ?? {}) as FieldPath<In>[])
      if (found && hasBox(form.getValues(), name)) form.setValue(name, found[name], { shouldDirty: true });
  });
  const keep = useEffectEvent(async () => {
    if (!form.unsaved()) return;
    try {
      await store.keep(form.getValues());
      setKeptAt(new Date());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  });
  const forget = useEffectEvent(() => {
    clearTimeout(timer.current);
    Promise.resolve(store.forget()).catch(() => setFailed(true));
  });

  useEffect(() => {
    bringBack();
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        setKeptAt(undefined);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void keep(), restMilliseconds);
      },
    });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [subscribe]);
  useEffect(() => {
    if (phase === 'saved') forget();
  }, [phase]);

  return {
    /** The form opened with what was typed another time. */
    restored: found !== undefined && !dropped && phase !== 'saved',
    keptAt,
    failed,
    /** Back to what the record says. */
    drop: () => {
      form.giveBack();
      clearTimeout(timer.current);
      setDropped(true);
      setKeptAt(undefined);
      Promise.resolve(store.forget()).catch(() => setFailed(true));
    },
  };
}

export type FormDraft = Pick<ReturnType<typeof useFormDraft>, 'restored' | 'keptAt' | 'failed' | 'drop'>;
