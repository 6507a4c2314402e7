import { expect } from 'vitest';
import type { AnyContract } from '#shared/contract/route.ts';
import type { Answer, World } from '#tests/support/world.ts';

const told = ({ status, failure }: Pick<Answer<AnyContract>, 'status' | 'failure'>) =>
  `${status} ${failure.code}`;

/** Notes what nobody may ever be answered. That `send` asks again is known already: 503 and 504 are what is left after that. */
export function asking(world: World) {
  const trouble: string[] = [];

  const ask: World['send'] = async (contract, asked) => {
    const answer = await world.send(contract, asked);
    if (answer.status >= 500) trouble.push(`${contract.name}: ${told(answer)}`);
    return answer;
  };

  return {
    ask,
    /** The same, for what has to go well. */
    async done<C extends AnyContract>(contract: C, asked: Parameters<typeof world.send<C>>[1]) {
      const answer = await ask(contract, asked);
      if (answer.status >= 400) throw new Error(`${contract.name}: ${told(answer)}`);
      return answer.body;
    },
    check: (): void => expect(trouble).toEqual([]),
  };
}
