import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { merged, sameValue } from './conflict.ts';
import type { DraftStore } from './form-draft.ts';
import { hasBox } from './form-problems.ts';
import type { ContractFormState } from './use-contract-form.ts';

const restMilliseconds = 2000;

/**
 * Keeps what is typed two seconds after the last key, or when the form is left before. Opened again, what was typed goes
 * on top of what the record says by then; once it is sent, undone by hand, or given up by its reader, nothing is kept.
 * A draft is for accidents: a reload, a closed tab, a crash.
 */
export function useFormDraft<In extends FieldValues, Out, Reply>(
  form: ContractFormState<In, Out, Reply>,
  store: DraftStore<In>,
) {
  const [found] = useState(() => {
    const [kept, now] = [store.read(), form.known()];
    const brought = kept && merged(kept.base, kept.values, now);
    return brought && !sameValue(brought, now) ? brought : undefined;
  });
  const [dropped, setDropped] = useState(false);
  const [keptAt, setKeptAt] = useState<Date>();
  const [failed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { subscribe, phase } = form;

  const rest = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const forget = () => {
    rest();
    Promise.resolve(store.forget()).catch(() => setFailed(true));
  };
  const bringBack = useEffectEvent(() => {
    for (const name of Object.keys(found ?? {}) as FieldPath<In>[])
      if (found && hasBox(form.getValues(), name)) form.setValue(name, found[name], { shouldDirty: true });
  });
  const keep = useEffectEvent(async () => {
    rest();
    if (!form.unsaved()) return forget();
    try {
      await store.keep({ base: form.known(), values: form.getValues() });
      setKeptAt(new Date());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  });
  /** Whoever leaves does not wait. */
  const flush = useEffectEvent(() => {
    if (timer.current !== undefined) void keep();
  });
  const forgetSent = useEffectEvent(forget);

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
    addEventListener('pagehide', flush);
    return () => {
      flush();
      removeEventListener('pagehide', flush);
      stop();
    };
  }, [subscribe]);
  useEffect(() => {
    if (phase === 'saved') forgetSent();
  }, [phase]);

  return {
    /** The form opened with what was typed another time. */
    restored: found !== undefined && !dropped && phase !== 'saved',
    keptAt,
    failed,
    /** For a form that is left by a reader who agreed to lose what was typed: also the pending save is called off. */
    forget,
    /** Back to what the record says. */
    drop: () => {
      form.giveBack();
      setDropped(true);
      setKeptAt(undefined);
      forget();
    },
  };
}

export type FormDraft = Pick<
  ReturnType<typeof useFormDraft>,
  'restored' | 'keptAt' | 'failed' | 'forget' | 'drop'
>;
