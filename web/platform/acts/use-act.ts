import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyContract, ReplyOf } from '#shared/contract/route.ts';
import { toast } from '../feedback/toast.ts';
import { type ApiError, isApiError, messageOf } from '../api/api-error.ts';
import { call, type CallOptions } from '../api/call.ts';
import { staleAfterCall } from './stale-after-call.ts';

type Options<C extends AnyContract> = {
  /** Message after success. */
  done?: string | ((reply: ReplyOf<C>) => string);
  /** Title of the message after a refusal; without it the refusal itself is the title. */
  failed?: string;
  /** Query of the record that the call returns, or how to find it: the reply is its new data. */
  keeps?: { queryKey: QueryKey } | ((reply: ReplyOf<C>) => { queryKey: QueryKey });
  /** Query roots to refetch, if they are not those of the operation's area. */
  stale?: readonly QueryKey[];
};

/**
 * Calls an operation that changes something and refetches what it makes stale, whether it succeeded or not.
 * `send` throws a refusal, for forms and dialogs that show it themselves; `run` shows it as a message. `sendEach` calls
 * one after the other and refetches once; `settle` hears how each ended and stops the round by returning false.
 */
export function useAct<C extends AnyContract>(contract: C, options: Options<C> = {}) {
  const { done, failed, keeps, stale = staleAfterCall(contract) } = options;
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  const callOnce = (input: CallOptions<C>): Promise<ReplyOf<C>> => call(contract, ...([input] as never));
  // The refetch is not awaited: a slow list would hold back what the reader waits for.
  const refetch = (known?: string): void => {
    for (const queryKey of stale)
      void client.invalidateQueries({ queryKey, predicate: ({ queryHash }) => queryHash !== known });
  };

  const send = async (input: CallOptions<C>): Promise<ReplyOf<C>> => {
    setBusy(true);
    let known: string | undefined;
    try {
      const reply = await callOnce(input);
      if (keeps) {
        const { queryKey } = typeof keeps === 'function' ? keeps(reply) : keeps;
        client.setQueryData(queryKey, reply);
        known = hashKey(queryKey);
      }
      if (done) toast.success(typeof done === 'string' ? done : done(reply));
      return reply;
    } finally {
      setBusy(false);
      // The record in the reply is not refetched: the next read may still find its older version.
      refetch(known);
    }
  };
  const sendEach = async (
    inputs: readonly CallOptions<C>[],
    settle: (input: CallOptions<C>, failure?: ApiError) => boolean | void,
  ): Promise<void> => {
    setBusy(true);
    try {
      for (const input of inputs) {
        const failure = await callOnce(input).then(
          () => undefined,
          (reason: unknown) => {
            if (!isApiError(reason)) throw reason;
            return reason;
          },
        );
        if (settle(input, failure) === false) break;
      }
    } finally {
      setBusy(false);
      refetch();
    }
  };
  const run = async (input: CallOptions<C>): Promise<ReplyOf<C> | undefined> => {
    try {
      return await send(input);
    } catch (failure) {
      if (failed === undefined) toast.error(messageOf(failure));
      else toast.error(failed, { description: messageOf(failure) });
      return undefined;
    }
  };
  return { busy, send, run, sendEach };
}
