import type { IncomingMessage, ServerResponse } from 'node:http';
import { createBank } from './bank/bank.ts';
import { createEinvoice } from './einvoice/einvoice.ts';
import { createGhtk } from './ghtk/ghtk.ts';
import { createGoogle } from './google/google.ts';
import { createPush } from './push/push.ts';
import { createMessages } from './messages/messages.ts';
import { type Provider, providerBases, type ProviderContext } from './common/provider.ts';
import { readAsk, sendAnswer } from './common/provider-door.ts';
import { createStripe } from './stripe/stripe.ts';
import { createVnpay } from './vnpay/vnpay.ts';

const pumpMs = 500;

/** Simulates the external providers with their real protocols; they can be told to misbehave. */
export function createProviders(context: ProviderContext) {
  const providers: readonly (readonly [base: string, provider: Provider])[] = [
    [providerBases.bank, createBank(context)],
    [providerBases.vnpay, createVnpay(context)],
    [providerBases.stripe, createStripe(context)],
    [providerBases.google, createGoogle(context)],
    [providerBases.ghtk, createGhtk(context)],
    [providerBases.einvoice, createEinvoice(context)],
    [providerBases.push, createPush(context)],
    [providerBases.messages, createMessages(context)],
  ];
  const pump = async () => void (await Promise.all(providers.map(([, provider]) => provider.pump())));
  const timer = setInterval(() => void pump(), pumpMs);
  timer.unref();
  context.clock.onAdvance(pump);

  return {
    /** Handles a request if it is for one of the providers; returns whether it was. */
    async answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
      const found = providers.find(([base]) => url.pathname === base || url.pathname.startsWith(`${base}/`));
      if (!found) return false;
      const [base, provider] = found;
      const ask = await readAsk(request, url, url.pathname.slice(base.length).replace(/\/$/, ''));
      sendAnswer(response, ask && (await provider.answer(ask)));
      return true;
    },
    isIdle: async () => providers.every(([, provider]) => provider.isIdle()),
    close: () => clearInterval(timer),
  };
}

export type Providers = ReturnType<typeof createProviders>;
